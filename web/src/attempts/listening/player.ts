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
  /** Plays from a position in milliseconds. Ends at once if the files are not that long. */
  playFrom(positionMs: number): Promise<void>;
  /** Continues where the device has interrupted. */
  resume(): Promise<void>;
  /** Stops playing and removes all listeners. */
  close(): void;
}

export interface PlayerEvents {
  /** Called with the played share of all files, from 0 to 1, and the position in milliseconds. */
  progressed(progress: number, positionMs: number): void;
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
  /** Seconds of the files before the current one. */
  let before = 0;
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

  function showNext() {
    before += media.duration;
    show(current + 1);
  }

  /** Shows the file of this position. Returns the seconds within it, or undefined after the last file. */
  async function showFileAt(seconds: number): Promise<number | undefined> {
    if (current !== 0) show(0);
    before = 0;
    for (let rest = seconds; rest > 0; rest -= media.duration, showNext()) {
      if (Number.isNaN(media.duration)) await loaded(media);
      if (rest < media.duration) return rest;
      if (current + 1 === urls.length) return undefined;
    }
    return 0;
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
    const positionMs = Math.floor((before + reached) * 1000);
    events.progressed((current + Math.min(share, 1)) / urls.length, positionMs);
  }

  function onPause() {
    noteReached(expectedPosition());
    isRunning = false;
    if (isStarted && media.paused && !media.ended) events.stopped();
  }

  function onEnded() {
    if (!isStarted) return;
    if (current + 1 < urls.length) {
      showNext();
      media.play().catch(events.stopped);
      return;
    }
    end();
  }

  function end() {
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
    async playFrom(positionMs) {
      const position = await showFileAt(positionMs / 1000);
      if (position === undefined) return end();
      seekTo(position);
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

function loaded(media: HTMLMediaElement): Promise<void> {
  return new Promise((resolve, reject) => {
    media.addEventListener('loadedmetadata', () => resolve(), { once: true });
    media.addEventListener('error', reject, { once: true });
  });
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
