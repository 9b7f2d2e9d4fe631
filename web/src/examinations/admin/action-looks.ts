import { IconArchive, IconArchiveOff, IconCopy, IconSpeakerphone, IconTrash } from '@tabler/icons-react';

/** What is said and shown on the buttons of what can be done with an examination, or with several. */
export const actionLooks = {
  release: { label: 'examinationAdmin.release', Icon: IconSpeakerphone },
  duplicate: { label: 'examinationAdmin.duplicate', Icon: IconCopy },
  restore: { label: 'examinationAdmin.restore', Icon: IconArchiveOff },
  archive: { label: 'examinationAdmin.archive', Icon: IconArchive },
  delete: { label: 'examinationAdmin.remove', Icon: IconTrash },
} as const;
