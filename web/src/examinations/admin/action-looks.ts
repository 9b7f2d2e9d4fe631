import { IconArchive, IconArchiveOff, IconCopy, IconSpeakerphone, IconTrash } from '@tabler/icons-react';

/** Labels and icons of the buttons for one or several examinations. */
export const actionLooks = {
  release: { label: 'examinationAdmin.release', Icon: IconSpeakerphone },
  duplicate: { label: 'examinationAdmin.duplicate', Icon: IconCopy },
  restore: { label: 'examinationAdmin.restore', Icon: IconArchiveOff },
  archive: { label: 'examinationAdmin.archive', Icon: IconArchive },
  delete: { label: 'examinationAdmin.remove', Icon: IconTrash },
} as const;
