import type { LoginCard } from '@lulus/contract';

/** The card with its link as it is to be opened: a server that does not know its own address answers a path. */
export function completeCard(card: LoginCard): LoginCard {
  return card.link === null ? card : { ...card, link: new URL(card.link, window.location.origin).href };
}
