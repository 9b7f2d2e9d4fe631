import { paths } from '../paths.ts';
import { otherDocument } from '../ui/other-document.ts';

/** Opens the examination in another document: from the server, with what waits on this device. */
export const openAnew = () => otherDocument.open(paths.examination);
