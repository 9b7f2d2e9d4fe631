/**
 * Plays files one after the other on one media element. Only the page's own buttons can start, pause or wind it. A
 * browser may have other buttons, as Firefox has for picture-in-picture.
 */
export interface Player {
  /**
   * Whether the device plays at all, without a sound. Also gains, inside a press, the right to play later.
   */
  tryOut(): Promise<void>;
  playFromStart(): Promise<void>;
  /** Goes on where the device has interrupted. */
  goOn(): Promise<void>;
  /** Silences it for good. */
  close(): void;
}

export interface PlayerEvents {
  /** Share of the whole, from 0 to 1. */
  progressed(progress: number): void;
  stopped(): void;
  ended(): void;
}

const WINDING: MediaSessionAction[] = [
  'pause',
  'play',
  'seekbackward',
  'seekforward',
  'seekto',
  'previoustrack',
];

export function createPlayer(media: HTMLMediaElement, urls: readonly string[], events: PlayerEvents): Player {
  let current = 0;
  let isHeard = false;
  let isTried = false;
  /** How far the file was heard, in seconds, and when that was; whether it goes on from there. */
  let reached = 0;
  let reachedAt = 0;
  let isGoing = false;
  /** The page itself has wound, and the browser has not reported it yet. */
  let isWinding = false;
  media.preload = 'auto';
  show(0);

  function show(index: number) {
    current = index;
    reached = 0;
    media.src = urls[index] ?? '';
  }

  function note(place: number) {
    reached = place;
    reachedAt = performance.now();
  }

  /**
   * Where the recording is if it was not wound. The browser reports the place only now and then, and no more after
   * winding.
   */
  function byNow() {
    return isGoing ? reached + (performance.now() - reachedAt) / 1000 : reached;
  }

  function windTo(place: number) {
    isWinding = true;
    media.currentTime = place;
    // Rounded as the browser does, and not after the end.
    note(media.currentTime);
  }

  function onTimeUpdate() {
    if (!isHeard) return;
    const share = media.duration > 0 ? media.currentTime / media.duration : 0;
    if (!media.seeking && media.currentTime >= reached) note(media.currentTime);
    events.progressed((current + Math.min(share, 1)) / urls.length);
  }

  function onPause() {
    note(byNow());
    isGoing = false;
    if (isHeard && media.paused && !media.ended) events.stopped();
  }

  function onEnded() {
    if (!isHeard) return;
    if (current + 1 < urls.length) {
      show(current + 1);
      media.play().catch(events.stopped);
      return;
    }
    isHeard = false;
    reached = 0;
    events.ended();
  }

  function onPlay() {
    if (isHeard) {
      note(reached);
      isGoing = true;
    } else if (!isTried) {
      media.pause();
      windTo(0);
    }
  }

  /**
   * The page has not asked for another place, so the recording continues where it would be. The place that the browser
   * last reported is too early: each step back would repeat some sound.
   */
  function onSeeking() {
    media.loop = false;
    const isOwn = isWinding && media.currentTime >= reached;
    isWinding = false;
    if (!isOwn) windTo(byNow());
  }

  media.addEventListener('play', onPlay);
  media.addEventListener('seeking', onSeeking);
  media.addEventListener('timeupdate', onTimeUpdate);
  media.addEventListener('pause', onPause);
  media.addEventListener('ended', onEnded);

  return {
    async tryOut() {
      isHeard = false;
      isTried = true;
      media.muted = true;
      await media.play().finally(() => {
        isTried = false;
      });
      media.pause();
      // A film shows no more of itself, however often it is tried.
      windTo(0);
    },
    async playFromStart() {
      if (current !== 0) show(0);
      windTo(0);
      media.muted = false;
      isHeard = true;
      holdMediaKeys(true);
      await media.play();
    },
    async goOn() {
      await media.play();
    },
    close() {
      isHeard = false;
      holdMediaKeys(false);
      media.removeEventListener('play', onPlay);
      media.removeEventListener('seeking', onSeeking);
      media.removeEventListener('timeupdate', onTimeUpdate);
      media.removeEventListener('pause', onPause);
      media.removeEventListener('ended', onEnded);
      media.pause();
      media.removeAttribute('src');
      media.load();
    },
  };
}

/** A headset's buttons must not wind a recording back. */
function holdMediaKeys(isHeld: boolean) {
  for (const action of WINDING) {
    try {
      navigator.mediaSession?.setActionHandler(action, isHeld ? () => undefined : null);
    } catch {
      // This browser does not know the action.
    }
  }
}
