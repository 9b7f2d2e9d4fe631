/** Every component of ui/ by its file name, in all its states. A test fails if one is missing. */
import { Button } from '@mantine/core';
import { IconClipboardList, IconInfoCircle, IconPencil } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { ApiError, NetworkError } from '../../platform/api/client.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { CopyButton } from '../../platform/ui/buttons/copy-button.tsx';
import { IconButton } from '../../platform/ui/buttons/icon-button.tsx';
import { NavButton } from '../../platform/ui/buttons/nav-button.tsx';
import { WorkingButton } from '../../platform/ui/buttons/working-button.tsx';
import { AssetImage } from '../../platform/ui/content/asset-image.tsx';
import { RichText } from '../../platform/ui/content/rich-text.tsx';
import { DialogButtons } from '../../platform/ui/dialogs/dialog-buttons.tsx';
import { AttentionBar } from '../../platform/ui/feedback/attention-bar.tsx';
import { AttentionNote } from '../../platform/ui/feedback/attention-note.tsx';
import { Failure } from '../../platform/ui/feedback/failure.tsx';
import { LinesSkeleton } from '../../platform/ui/feedback/lines-skeleton.tsx';
import { ListSkeleton } from '../../platform/ui/feedback/list-skeleton.tsx';
import { Notice } from '../../platform/ui/feedback/notice.tsx';
import { ProgressBar } from '../../platform/ui/feedback/progress-bar.tsx';
import { StaleNotice } from '../../platform/ui/feedback/stale-notice.tsx';
import { SuccessBanner } from '../../platform/ui/feedback/success-banner.tsx';
import { Choice } from '../../platform/ui/forms/choice.tsx';
import { FilePick } from '../../platform/ui/forms/file-pick.tsx';
import { SearchField } from '../../platform/ui/forms/search-field.tsx';
import { BackLink } from '../../platform/ui/page/back-link.tsx';
import { CardSection } from '../../platform/ui/page/card-section.tsx';
import { Logo, LogoMark } from '../../platform/ui/page/logo.tsx';
import { PageHeader } from '../../platform/ui/page/page-header.tsx';
import { SchoolBrand } from '../../platform/ui/page/school-brand.tsx';
import { SectionTitle } from '../../platform/ui/page/section-title.tsx';
import { PaperTable } from '../../platform/ui/print/paper-table.tsx';
import { PrintButton } from '../../platform/ui/print/print-button.tsx';
import { SortableList } from '../../platform/ui/sorting/sortable-list.tsx';
import { ChooseBox } from '../../platform/ui/tables/choose-box.tsx';
import { DataTable } from '../../platform/ui/tables/data-table.tsx';
import { PageButtons } from '../../platform/ui/tables/page-buttons.tsx';
import { Pager } from '../../platform/ui/tables/pager.tsx';
import { pageOf } from '../../platform/ui/tables/pages.ts';
import { RowNote } from '../../platform/ui/tables/row-note.tsx';
import {
  ChosenSample,
  ConfirmSample,
  DialogSample,
  LeaveSample,
  LoaderSample,
  ModalSample,
  PrintSample,
  ToastSample,
  UndoSample,
} from './opened-parts.tsx';
import { samples } from './samples.ts';

const icon = <IconInfoCircle size={20} aria-hidden />;
const save = <Button variant="default">{samples.button}</Button>;
const doNothing = () => undefined;
const rejection = new ApiError(422, 'validation_failed', samples.long);

const head = (
  <thead>
    <tr>
      <th scope="col">{samples.field}</th>
      <th scope="col">{samples.class}</th>
    </tr>
  </thead>
);
const body = (
  <tbody>
    {samples.sections.map((name) => (
      <tr key={name}>
        <th scope="row">{samples.name}</th>
        <td data-label={samples.class}>
          {name} <RowNote>{samples.hint}</RowNote>
        </td>
      </tr>
    ))}
  </tbody>
);

export const parts: Record<string, ReactNode> = {
  'asset-image': <AssetImage path="missing.png" alt={samples.name} width={240} />,
  'attention-bar': (
    <AttentionBar role="note" icon={icon} text={samples.long}>
      {save}
    </AttentionBar>
  ),
  'attention-note': <AttentionNote>{samples.long}</AttentionNote>,
  'back-link': <BackLink to={paths.dashboard}>{samples.title}</BackLink>,
  'card-section': <CardSection title={samples.field}>{samples.long}</CardSection>,
  choice: (
    <Choice
      legend={samples.field}
      options={samples.sections.map((value) => ({ value, label: value }))}
      input={{ name: 'choice', defaultChecked: true }}
    />
  ),
  'choose-box': (
    <>
      <ChooseBox label={samples.name} isLabelShown checked onChange={doNothing} />
      <ChooseBox label={samples.name} isLabelShown checked={false} partly onChange={doNothing} />
    </>
  ),
  'chosen-bar': <ChosenSample />,
  'confirm-dialog': <ConfirmSample />,
  'copy-button': <CopyButton text={samples.name} label={samples.button} done={samples.title} />,
  'data-table': (
    <>
      <DataTable label={samples.title} narrow="cards">
        {head}
        {body}
      </DataTable>
      <DataTable label={samples.title} narrow="lines" dense>
        {head}
        {body}
      </DataTable>
    </>
  ),
  dialog: <DialogSample />,
  'dialog-buttons': (
    <DialogButtons
      cancel={samples.cancel}
      onCancel={doNothing}
      confirm={samples.button}
      onConfirm={doNothing}
      busy={false}
    />
  ),
  failure: (
    <>
      <Failure error={new NetworkError(undefined)} retry={doNothing} />
      <Failure error={rejection} retry={doNothing} />
      <Failure error={new ApiError(503, 'unavailable', samples.long)} retry={doNothing} retrying />
    </>
  ),
  'file-pick': (
    <FilePick name={samples.field} accept="image/*" onPick={doNothing}>
      {samples.button}
    </FilePick>
  ),
  'full-screen-loader': <LoaderSample />,
  'icon-button': (
    <>
      <IconButton aria-label={samples.button}>{<IconPencil size={20} aria-hidden />}</IconButton>
      <IconButton aria-label={samples.button} disabled>
        {<IconPencil size={20} aria-hidden />}
      </IconButton>
    </>
  ),
  'leave-guard': <LeaveSample />,
  'lines-skeleton': <LinesSkeleton lines={3} inPairs />,
  'list-skeleton': <ListSkeleton />,
  logo: (
    <>
      <Logo /> <LogoMark size={56} />
    </>
  ),
  modal: <ModalSample />,
  'nav-button': <NavButton to="/styleguide">{samples.button}</NavButton>,
  notice: (
    <Notice icon={<IconClipboardList aria-hidden />} title={samples.empty} text={samples.emptyText}>
      <Button>{samples.button}</Button>
    </Notice>
  ),
  'page-buttons': (
    <PageButtons list={samples.title} page={2} lastPage={9} pages={[1, 2, 3]} onPage={doNothing} />
  ),
  'page-header': (
    <PageHeader
      above={<BackLink to={paths.dashboard}>{samples.title}</BackLink>}
      title={samples.title}
      lead={samples.long}
      actions={save}
    />
  ),
  pager: <PagerSample />,
  'paper-table': (
    <PaperTable>
      {head}
      {body}
    </PaperTable>
  ),
  'print-button': <PrintButton />,
  'progress-bar': (
    <>
      <ProgressBar label={samples.field} value={40} />
      <ProgressBar label={samples.field} value={undefined} />
    </>
  ),
  'print-head': <PrintSample />,
  'print-sheet': <PrintSample />,
  'rich-text': <RichText html={samples.html} />,
  'row-note': <RowNote>{samples.hint}</RowNote>,
  'school-brand': <SchoolBrand />,
  'search-field': (
    <SearchField label={samples.field} hint={samples.hint} value="" onSearch={doNothing} className="" />
  ),
  'section-title': <SectionTitle>{samples.title}</SectionTitle>,
  'sortable-list': <SortableSample />,
  'sortable-row': <SortableSample />,
  'stale-notice': <StaleNotice error={new NetworkError(undefined)} retry={doNothing} retrying={false} />,
  'success-banner': <SuccessBanner title={samples.title} text={samples.long} onClose={doNothing} />,
  'toast-area': <ToastSample />,
  'toast-list': <ToastSample />,
  toasts: <ToastSample />,
  undo: <UndoSample />,
  'working-button': <WorkingSample />,
};

function PagerSample() {
  const [wanted, setWanted] = useState(1);
  const page = pageOf(Array.from({ length: 300 }), wanted);
  return (
    <Pager
      page={page}
      list={samples.title}
      showing={({ from, to, total }) => `${from}–${to} / ${total}`}
      onPage={setWanted}
    />
  );
}

function SortableSample() {
  const [order, setOrder] = useState<string[]>([...samples.sections]);
  return (
    <SortableList
      label={samples.title}
      entries={order}
      idOf={(name) => name}
      nameOf={(name) => name}
      onOrder={setOrder}
    >
      {(name) => <span>{name}</span>}
    </SortableList>
  );
}

function WorkingSample() {
  const [isWorking, setIsWorking] = useState(false);
  return (
    <WorkingButton icon={icon} working={isWorking && samples.title} onClick={() => setIsWorking(true)}>
      {samples.button}
    </WorkingButton>
  );
}
