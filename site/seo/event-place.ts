import type { CmsPage } from '../cms/map/page.ts';
import { object, text } from '../cms/map/values.ts';
import { coordinates } from './coordinates.ts';
import type { Site } from './site.ts';

/** What editors write as the place of an event that is followed from home. */
const ONLINE = /\bon-?line\b/i;
const WEBINAR = /\bwebinar\b/i;
/** Words between a city and "online": "Milano e online", "Online, da Milano". */
const JOINTS = /^[\s,;·/+-]+|[\s,;·/+-]+$|\b(?:e|ed|anche|o|oppure|da)\b/gi;

/**
 * Where an event is attended, for schema.org: at a place, online, or both. Its place says so in
 * words, or its title by being a webinar's. Undefined when nothing says where.
 */
export function eventPlace(page: CmsPage, { origin }: Site): object | undefined {
  const place = object(page.acf.event_location);
  const address = text(place.address) ?? '';
  const isWebinar = WEBINAR.test(page.post_title);
  const isOnline = isWebinar || ONLINE.test(address);
  const city = isWebinar ? '' : isOnline ? cityBeside(address) : address;
  const virtual = { '@type': 'VirtualLocation', url: origin + page.path };
  const actual = city && {
    '@type': 'Place',
    name: city,
    address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: 'IT' },
    geo: coordinates(place),
  };
  if (isOnline && actual) return attended('Mixed', [actual, virtual]);
  if (isOnline) return attended('Online', virtual);
  return actual ? attended('Offline', actual) : undefined;
}

const cityBeside = (address: string) => address.replace(ONLINE, '').replace(JOINTS, '').trim();

const attended = (mode: 'Offline' | 'Online' | 'Mixed', location: object) => ({
  eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
  location,
});
