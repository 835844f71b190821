import { plainName } from './plain-name.ts';

/**
 * Chief towns of provinces by the beginnings of their postal codes (CAP), two digits or three where
 * two provinces share them. The codes are those of Poste Italiane.
 */
const TOWNS: Readonly<Record<string, string>> = {
  ...{ '00': 'Roma RM', '01': 'Viterbo VT', '02': 'Rieti RI', '03': 'Frosinone FR' },
  ...{ '04': 'Latina LT', '05': 'Terni TR', '06': 'Perugia PG', '07': 'Sassari SS' },
  ...{ '08': 'Nuoro NU', '09': 'Cagliari CA', '10': 'Torino TO', '11': 'Aosta AO' },
  ...{ '12': 'Cuneo CN', '13': 'Vercelli VC', '138': 'Biella BI', '139': 'Biella BI' },
  ...{ '14': 'Asti AT', '15': 'Alessandria AL', '16': 'Genova GE', '17': 'Savona SV' },
  ...{ '18': 'Imperia IM', '19': 'La Spezia SP', '20': 'Milano MI', '208': 'Monza MB' },
  ...{ '209': 'Monza MB', '21': 'Varese VA', '22': 'Como CO', '23': 'Sondrio SO' },
  ...{ '238': 'Lecco LC', '239': 'Lecco LC', '24': 'Bergamo BG', '25': 'Brescia BS' },
  ...{ '26': 'Cremona CR', '268': 'Lodi LO', '269': 'Lodi LO', '27': 'Pavia PV' },
  ...{ '28': 'Novara NO', '288': 'Verbania VB', '289': 'Verbania VB', '29': 'Piacenza PC' },
  ...{ '30': 'Venezia VE', '31': 'Treviso TV', '32': 'Belluno BL', '33': 'Udine UD' },
  ...{ '34': 'Trieste TS', '35': 'Padova PD', '36': 'Vicenza VI', '37': 'Verona VR' },
  ...{ '38': 'Trento TN', '39': 'Bolzano BZ', '40': 'Bologna BO', '41': 'Modena MO' },
  ...{ '42': 'Reggio Emilia RE', '43': 'Parma PR', '44': 'Ferrara FE', '45': 'Rovigo RO' },
  ...{ '46': 'Mantova MN', '47': 'Forlì FC', '478': 'Rimini RN', '479': 'Rimini RN' },
  ...{ '48': 'Ravenna RA', '50': 'Firenze FI', '51': 'Pistoia PT', '52': 'Arezzo AR' },
  ...{ '53': 'Siena SI', '54': 'Massa MS', '55': 'Lucca LU', '56': 'Pisa PI' },
  ...{ '57': 'Livorno LI', '58': 'Grosseto GR', '59': 'Prato PO', '60': 'Ancona AN' },
  ...{ '61': 'Pesaro PU', '62': 'Macerata MC', '63': 'Ascoli Piceno AP', '64': 'Teramo TE' },
  ...{ '65': 'Pescara PE', '66': 'Chieti CH', '67': 'L’Aquila AQ', '70': 'Bari BA' },
  ...{ '71': 'Foggia FG', '72': 'Brindisi BR', '73': 'Lecce LE', '74': 'Taranto TA' },
  ...{ '75': 'Matera MT', '76': 'Barletta BT', '80': 'Napoli NA', '81': 'Caserta CE' },
  ...{ '82': 'Benevento BN', '83': 'Avellino AV', '84': 'Salerno SA', '85': 'Potenza PZ' },
  ...{ '86': 'Campobasso CB', '87': 'Cosenza CS', '88': 'Catanzaro CZ', '888': 'Crotone KR' },
  ...{ '889': 'Crotone KR', '89': 'Reggio Calabria RC', '898': 'Vibo Valentia VV' },
  ...{ '899': 'Vibo Valentia VV', '90': 'Palermo PA', '91': 'Trapani TP', '92': 'Agrigento AG' },
  ...{ '93': 'Caltanissetta CL', '94': 'Enna EN', '95': 'Catania CT', '96': 'Siracusa SR' },
  ...{ '97': 'Ragusa RG', '98': 'Messina ME' },
};

const NAMES = new Set(Object.values(TOWNS).map(plainName));

/** Whether a name and its province, written plainly, are those of a province's chief town. */
export const isChiefTown = (withProvince: string): boolean => NAMES.has(withProvince);

/** Name and province of the chief town that a CAP, or its first three digits, is near; else undefined. */
export function chiefTownOf(cap: string): string | undefined {
  return /^\d{3,5}$/.test(cap) ? (TOWNS[cap.slice(0, 3)] ?? TOWNS[cap.slice(0, 2)]) : undefined;
}
