import type { Collection } from '@lulus/contract';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isOwner } from '../examinations/admin/sharing/ownership.ts';
import { examinationPath, paths } from '../platform/navigation/paths.ts';
import { useSession } from '../platform/session/session.ts';
import { IconButton } from '../platform/ui/buttons/icon-button.tsx';
import classes from './library.module.css';

interface Props {
  collection: Collection;
  onEdit: () => void;
  onDelete: () => void;
}

export function CollectionCard({ collection, onEdit, onDelete }: Props) {
  const { t } = useTranslation();
  const user = useSession()?.user;
  const { id, name, owner, shared, can_edit, bank_count: count } = collection;
  const facts = [
    t('bank.questions', { count }),
    owner?.name ?? t('library.school'),
    t(shared ? 'library.shared' : 'library.private'),
  ];
  return (
    <li className={classes.collection}>
      <div className={classes.collectionText}>
        <Link to={examinationPath(paths.examinationBank, id)} className={classes.name}>
          {name}
        </Link>
        <p className={classes.note}>{facts.join(' · ')}</p>
      </div>
      {can_edit && (
        <IconButton aria-label={t('library.editOne', { name })} onClick={onEdit}>
          <IconPencil size={20} stroke={1.75} aria-hidden />
        </IconButton>
      )}
      {isOwner(user, collection) && (
        <IconButton aria-label={t('library.removeOne', { name })} onClick={onDelete}>
          <IconTrash size={20} stroke={1.75} aria-hidden />
        </IconButton>
      )}
    </li>
  );
}
