/**
 * A media element in a closed shadow root, which searches of the document do not find. Firefox searches the document
 * for its page information (which can save media) and for its picture-in-picture key. Both would play a recording
 * without a count.
 */
export interface MediaStage {
  media: HTMLMediaElement;
  /** React ref for the host element, which the page's stylesheets can style. */
  show(host: HTMLElement | null): void;
}

export function createMediaStage(): MediaStage {
  const media = document.createElement('video');
  media.setAttribute('playsinline', '');
  media.setAttribute('disablepictureinpicture', '');
  // The page's stylesheets do not apply here, and the content security policy forbids style text.
  media.style.cssText = 'display:block;width:100%;height:100%';
  return {
    media,
    show(host) {
      // A host can have only one shadow root, and React may call the ref again.
      if (!media.parentNode) host?.attachShadow({ mode: 'closed' }).append(media);
    },
  };
}
