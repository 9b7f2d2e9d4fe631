import { MAX_FILES_PER_REQUEST } from '@lulus/contract';
import { useMutation } from '@tanstack/react-query';
import { useContext, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useObjectUrl } from '../../platform/ui/content/use-object-url.ts';
import { DialogFailure } from '../../platform/ui/dialogs/dialog-failure.tsx';
import { ProgressBar } from '../../platform/ui/feedback/progress-bar.tsx';
import { FilePick } from '../../platform/ui/forms/file-pick.tsx';
import { imageTypes, sortFiles, tooLargeFor } from '../asset-rules.ts';
import { EditorDialog } from './editor-dialog.tsx';
import { imageSize, type Picture } from './picture.ts';
import { AltInput } from './picture-dialog.tsx';
import { PictureOwner } from './picture-owner.ts';
import { sendPicture } from './rich-text.api.ts';
import classes from './upload-dialog.module.css';

/** A picture that is not uploaded yet. */
export interface NewPicture {
  file: File;
  alt: string;
}

interface Props {
  opened: boolean;
  onClose: () => void;
  initial: readonly NewPicture[];
  onDone: (uploaded: Map<File, Picture>) => void;
}

const sort = (files: readonly File[]) => sortFiles(files, imageTypes, MAX_FILES_PER_REQUEST);

/** Asks for the alternative text of new pictures, and uploads them. */
export function UploadDialog({ opened, onClose, initial, onDone }: Props) {
  const { t } = useTranslation();
  const examId = useContext(PictureOwner);
  const [first] = useState(() => sort(initial.map(({ file }) => file)));
  const [pictures, setPictures] = useState(() =>
    initial.filter(({ file }) => first.taken.includes(file)).map((one, key) => ({ ...one, key })),
  );
  const [{ refused, tooMany }, setRejected] = useState<Pick<typeof first, 'refused' | 'tooMany'>>(first);
  const [progress, setProgress] = useState(0);
  const paths = useRef(new Map<File, string>());

  function pick(file: File) {
    const sorted = sort([file]);
    setRejected(sorted);
    setPictures(sorted.taken.map((taken) => ({ file: taken, alt: '', key: 0 })));
  }
  const upload = useMutation({
    mutationFn: async () => {
      const uploaded = new Map<File, Picture>();
      for (const { file, alt } of pictures) {
        const onUpload = (share: number) => setProgress((uploaded.size + share) / pictures.length);
        // A retry after a failure only sends the files that are missing.
        const src = paths.current.get(file) ?? (await sendPicture(examId, file, onUpload));
        paths.current.set(file, src);
        uploaded.set(file, { src, alt: alt.trim(), ...(await imageSize(file)) });
      }
      return uploaded;
    },
    onSuccess: onDone,
  });

  return (
    <EditorDialog
      opened={opened}
      onClose={onClose}
      title={t('richText.insertPicture')}
      confirm={pictures.length > 0 ? t('richText.insertPart') : null}
      busy={upload.isPending}
      onConfirm={() => upload.mutate()}
    >
      {pictures.map((one) => (
        <div key={one.key} className={classes.picture}>
          <Thumbnail file={one.file} />
          <AltInput
            value={one.alt}
            isFirst={one.key === 0}
            onChange={(alt) =>
              setPictures(pictures.map((other) => (other === one ? { ...one, alt } : other)))
            }
          />
        </div>
      ))}
      {(refused.length > 0 || tooMany) && (
        <ul className={classes.refused} role="alert">
          {refused.map(({ file, reason }) => (
            <li key={file.name}>
              {file.name}:{' '}
              {reason === 'too_large'
                ? t('bank.tooLarge', { max: tooLargeFor(file) })
                : t('richText.invalidPicture')}
            </li>
          ))}
          {tooMany && <li>{t('bank.tooMany', { max: MAX_FILES_PER_REQUEST })}</li>}
        </ul>
      )}
      {pictures.length === 0 && (
        <FilePick name={t('richText.insertPicture')} accept={Object.keys(imageTypes).join(',')} onPick={pick}>
          {t('richText.choosePicture')}
        </FilePick>
      )}
      {upload.isPending && (
        <ProgressBar label={t('richText.uploadingPicture')} value={Math.round(progress * 100)} />
      )}
      <DialogFailure error={upload.error} />
    </EditorDialog>
  );
}

function Thumbnail({ file }: { file: File }) {
  const url = useObjectUrl(file);
  return <img className={classes.thumbnail} src={url} alt={file.name} />;
}
