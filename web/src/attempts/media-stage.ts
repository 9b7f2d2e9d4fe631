/**
 * A media element that nobody finds who looks through the document. Firefox does so for its page information, which saves
 * what it finds, and for its key that shows a picture in the picture: both are there before "Play", and nothing is counted.
 * Neither looks into a shadow root, and no script of the page into a closed one.
 */
export interface MediaStage {
  media: HTMLMediaElement;
  /** A ref of the element in which it is shown, and whose look it has. */
  show(host: HTMLElement | null): void;
}

export function createMediaStage(): MediaStage {
  const media = document.createElement('video');
  media.setAttribute('playsinline', '');
  media.setAttribute('disablepictureinpicture', '');
  // No stylesheet of the page comes in here, and the policy takes no style that is written as text of the page.
  media.style.cssText = 'display:block;width:100%;max-height:inherit';
  return {
    media,
    show(host) {
      // A host can have one root only, and React may show it to the ref again.
      if (!media.parentNode) host?.attachShadow({ mode: 'closed' }).append(media);
    },
  };
}
