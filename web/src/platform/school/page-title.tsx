import { useSchool } from './school.ts';

/** Sets the title of the browser's tab: the page and the school. */
export function PageTitle({ children }: { children: string }) {
  const { school_name } = useSchool();
  return <title>{`${children} · ${school_name || 'Lulus'}`}</title>;
}
