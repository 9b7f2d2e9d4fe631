import type { LoginCard } from '@lulus/contract';

/** The card with a complete link. A server that does not know its own address answers only a path. */
export function completeCard(card: LoginCard): LoginCard {
  return card.link === null ? card : { ...card, link: new URL(card.link, window.location.origin).href };
}
