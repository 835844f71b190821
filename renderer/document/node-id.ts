import { adjectives, animals } from 'unique-names-generator';
import type { NodeId } from './types.ts';

/** Highest number in a node id; the number is 0 or 2 to this (spec 9). */
const MAX_NUMBER = 100;

/**
 * A new node's id: lower-cased component, '-', then adjective-animal-number (spec 3.2).
 * @param random source of numbers in [0, 1), for tests
 */
export function createNodeId(component: string, random: () => number = Math.random): NodeId {
  const pick = (words: readonly string[]) => words[Math.floor(random() * words.length)] ?? '';
  const number = Math.floor(random() * MAX_NUMBER);
  const name = [word(pick(adjectives)), word(pick(animals)), number === 0 ? 0 : number + 1];
  return `${component.toLowerCase()}-${name.join('-')}`;
}

/** A new id that the document does not hold yet. */
export function createFreeNodeId(
  component: string,
  taken: { has(id: NodeId): boolean },
  random: () => number = Math.random,
): NodeId {
  let id = createNodeId(component, random);
  while (taken.has(id)) id = createNodeId(component, random);
  return id;
}

/** Some words of the lists are two; the id's parts are told apart by hyphens. */
const word = (value: string) => value.toLowerCase().replace(/[^a-z]/g, '');
