import { expect, it } from 'vitest';
import { mapPage } from '../cms/map/page.ts';
import { eventPlace } from './event-place.ts';

const SITE = { origin: 'https://www.example', brandName: 'Albaviva' };
const placeOf = (address: string, post_title = 'Serata') =>
  eventPlace(
    mapPage({ ID: 7, post_title, acf: { event_location: { address } } }, '/eventi/serata'),
    SITE,
  );
const VIRTUAL = { '@type': 'VirtualLocation', url: 'https://www.example/eventi/serata' };
const ONLINE = {
  eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
  location: VIRTUAL,
};

it('is online where the place says so', () => {
  for (const address of ['Online', 'on-line']) expect(placeOf(address)).toEqual(ONLINE);
});

it('is online for a webinar, whatever city it is sent from', () => {
  expect(placeOf('Milano', 'Webinar: la bolletta')).toEqual(ONLINE);
});

it('is both for a city that can also be followed online', () => {
  for (const address of ['Milano e online', 'Online, da Milano', 'Milano / online']) {
    expect(placeOf(address)).toMatchObject({
      eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
      location: [{ name: 'Milano' }, VIRTUAL],
    });
  }
});

it('is the city otherwise, with its name as it is', () => {
  expect(placeOf('Lucca e dintorni')).toMatchObject({
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: 'Lucca e dintorni' },
  });
});
