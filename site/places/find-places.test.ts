import { expect, it } from 'vitest';
import { chiefTownOf } from './chief-towns.ts';
import { findPlaces } from './find-places.ts';

const names = (query: string) => {
  const { exact, similar } = findPlaces(query);
  const name = ({ name: own, province }: (typeof exact)[number]) => `${own} ${province}`;
  return { exact: exact.map(name), similar: similar.map(name) };
};

it('finds a town by its name, however it is written', () => {
  expect(names('Sassuolo').exact).toEqual(['Sassuolo MO']);
  expect(names(' FORLI ').exact).toEqual(['Forlì FC']);
  expect(names("l'aquila").exact).toEqual(['L’Aquila AQ']);
  const [sassuolo] = findPlaces('sassuolo').exact;
  expect(sassuolo?.lat).toBeCloseTo(44.54, 1);
  expect(sassuolo?.lng).toBeCloseTo(10.78, 1);
});

it('tells towns of the same name apart by their province', () => {
  expect(names('Pero').exact).toEqual(['Pero MI', 'Pero TV']);
  expect(names('Pero (MI)').exact).toEqual(['Pero MI']);
});

it('knows the Italian names of cities, and both names of places with two', () => {
  for (const city of ['Roma', 'Milano', 'Torino', 'Firenze', 'Napoli', 'Venezia', 'Genova']) {
    expect(names(city).exact, city).toHaveLength(1);
  }
  expect(names('Reggio Emilia').exact).toEqual(['Reggio Emilia RE']);
  expect(names('Brennero').exact).toEqual(['Brennero BZ']);
  expect(names('Brenner').exact).toEqual(['Brenner BZ']);
});

it('offers what begins so where nothing bears the name, and nothing for nonsense', () => {
  expect(names('vittuo')).toEqual({ exact: [], similar: ['Vittuone MI'] });
  expect(names('san').similar).toHaveLength(5);
  expect(names('atlantide')).toEqual({ exact: [], similar: [] });
  expect(names('ve')).toEqual({ exact: [], similar: [] });
});

it('offers what a slip of the keys may have meant, closest first', () => {
  expect(names('bergmo')).toEqual({ exact: [], similar: ['Bergamo BG'] });
  expect(names('sasuolo').similar[0]).toBe('Sassuolo MO');
  expect(names('firneze').similar).toContain('Firenze FI');
  expect(names('tornio').similar).toEqual(['Torino TO', 'Torno CO']);
  expect(names('turino').similar[0]).toBe('Torino TO');
  expect(names('xqzwkj')).toEqual({ exact: [], similar: [] });
  expect(names('99999')).toEqual({ exact: [], similar: [] });
});

it('finds the chief town of a CAP, and of its first digits', () => {
  expect(names('36012')).toEqual({ exact: ['Vicenza VI'], similar: [] });
  expect(names('481')).toEqual({ exact: ['Ravenna RA'], similar: [] });
  expect(names('20900').exact).toEqual(['Monza MB']);
  expect(names('36').exact).toEqual([]);
  expect(names('360121').exact).toEqual([]);
});

it('knows where every chief town is', () => {
  const caps = Array.from({ length: 1_000 }, (_, number) => String(number).padStart(3, '0'));
  const known = caps.filter((cap) => chiefTownOf(cap) !== undefined);
  expect(known.length).toBeGreaterThan(900);
  expect(known.filter((cap) => findPlaces(cap).exact.length !== 1)).toEqual([]);
});
