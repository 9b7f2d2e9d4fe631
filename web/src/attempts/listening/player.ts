/**
 * Plays files one after the other on one media element. Undoes starts and seeks by the browser's own buttons, such as
 * those of Firefox's picture-in-picture.
 */
export interface Player {
  /**
   * Plays muted for a moment; rejects if the device cannot play. Inside a click handler, it also makes the browser allow
   * later playing.
   */
  tryOut(): Promise<void>;
  playFromStart(): Promise<void>;
  /** Continues where the device has interrupted. */
  resume(): Promise<void>;
  /** Stops playing and removes all listeners. */
  close(): void;
}

export interface PlayerEvents {
  /** Called with the played share of all files, from 0 to 1. */
  progressed(progress: number): void;
  stopped(): void;
  ended(): void;
}

const BLOCKED_ACTIONS: MediaSessionAction[] = [
  'pause',
  'play',
  'seekbackward',
  'seekforward',
  'seekto',
  'previoustrack',
];

export function createPlayer(media: HTMLMediaElement, urls: readonly string[], events: PlayerEvents): Player {
  let current = 0;
  let isStarted = false;
  let isTrying = false;
  /** The last known position in seconds, its `performance.now()`, and whether the file has played on since. */
  let reached = 0;
  let reachedAt = 0;
  let isRunning = false;
  /** True from a seek by the page until the browser's event for it. */
  let isOwnSeek = false;
  media.preload = 'auto';
  show(0);

  function show(index: number) {
    current = index;
    reached = 0;
    media.src = urls[index] ?? '';
  }

  function noteReached(position: number) {
    reached = position;
    reachedAt = performance.now();
  }

  /**
   * Returns the position in seconds that the recording would have without any seek. The browser reports positions only
   * at intervals, and after a seek only the new one.
   */
  function expectedPosition() {
    return isRunning ? reached + (performance.now() - reachedAt) / 1000 : reached;
  }

  function seekTo(position: number) {
    isOwnSeek = true;
    media.currentTime = position;
    // The browser may have rounded the position or limited it to the duration.
    noteReached(media.currentTime);
  }

  function onTimeUpdate() {
    if (!isStarted) return;
    const share = media.duration > 0 ? media.currentTime / media.duration : 0;
    if (!media.seeking && media.currentTime >= reached) noteReached(media.currentTime);
    events.progressed((current + Math.min(share, 1)) / urls.length);
  }

  function onPause() {
    noteReached(expectedPosition());
    isRunning = false;
    if (isStarted && media.paused && !media.ended) events.stopped();
  }

  function onEnded() {
    if (!isStarted) return;
    if (current + 1 < urls.length) {
      show(current + 1);
      media.play().catch(events.stopped);
      return;
    }
    isStarted = false;
    reached = 0;
    events.ended();
  }

  function onPlay() {
    if (isStarted) {
      noteReached(reached);
      isRunning = true;
    } else if (!isTrying) {
      media.pause();
      seekTo(0);
    }
  }

  /**
   * Undoes a seek that the page did not request, and switches looping off. Returns to the expected position: the last
   * reported one is too early, so that each seek would repeat some sound.
   */
  function onSeeking() {
    media.loop = false;
    const isAllowed = isOwnSeek && media.currentTime >= reached;
    isOwnSeek = false;
    if (!isAllowed) seekTo(expectedPosition());
  }

  media.addEventListener('play', onPlay);
  media.addEventListener('seeking', onSeeking);
  media.addEventListener('timeupdate', onTimeUpdate);
  media.addEventListener('pause', onPause);
  media.addEventListener('ended', onEnded);

  return {
    async tryOut() {
      isStarted = false;
      isTrying = true;
      media.muted = true;
      await media.play().finally(() => {
        isTrying = false;
      });
      media.pause();
      // Repeated tries must not show more and more of a video.
      seekTo(0);
    },
    async playFromStart() {
      if (current !== 0) show(0);
      seekTo(0);
      media.muted = false;
      isStarted = true;
      blockMediaKeys(true);
      await media.play();
    },
    async resume() {
      await media.play();
    },
    close() {
      isStarted = false;
      blockMediaKeys(false);
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

/** Disables the media keys, for example of a headset, which could seek or pause. */
function blockMediaKeys(isBlocked: boolean) {
  for (const action of BLOCKED_ACTIONS) {
    try {
      navigator.mediaSession?.setActionHandler(action, isBlocked ? () => undefined : null);
    } catch {
      // This browser does not know the action.
    }
  }
}
