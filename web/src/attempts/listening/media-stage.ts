/**
 * A media element that a search through the document does not find. Firefox searches for its page information, which
 * can save media, and for its picture-in-picture key. Both work before "Play", and then no hearing is counted. Neither
 * looks into a shadow root, and no script of the page looks into a closed one.
 */
export interface MediaStage {
  media: HTMLMediaElement;
  /** A ref of the element that shows it and gives it its look. */
  show(host: HTMLElement | null): void;
}

export function createMediaStage(): MediaStage {
  const media = document.createElement('video');
  media.setAttribute('playsinline', '');
  media.setAttribute('disablepictureinpicture', '');
  // The page's stylesheets do not apply here, and the content security policy forbids style text.
  media.style.cssText = 'display:block;width:100%;max-height:inherit';
  return {
    media,
    show(host) {
      // A host can have one root only, and React may show it to the ref again.
      if (!media.parentNode) host?.attachShadow({ mode: 'closed' }).append(media);
    },
  };
}
