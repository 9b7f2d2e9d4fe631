import { SchemeToggle } from '../../platform/preferences/scheme-toggle.tsx';
import { PageTitle } from '../../platform/school/page-title.tsx';
import { SectionTitle } from '../../platform/ui/page/section-title.tsx';
import { Controls } from './controls.tsx';
import { Colours, Shapes, Type } from './foundations.tsx';
import { parts } from './parts.tsx';
import { samples } from './samples.ts';
import classes from './styleguide-page.module.css';

/** Colours, type, shapes and shared components, for developers at /styleguide of `npm run dev`. */
export function StyleguidePage() {
  return (
    <main className={classes.page}>
      <PageTitle>{samples.title}</PageTitle>
      <div className={classes.head}>
        <h1>{samples.title}</h1>
        <SchemeToggle />
      </div>
      <p>{samples.lead}</p>
      <Colours />
      <Type />
      <Shapes />
      <Controls />
      <section>
        <SectionTitle>{samples.parts}</SectionTitle>
        {Object.entries(parts).map(([name, part]) => (
          <article key={name} className={classes.part} aria-label={name}>
            <h3>{name}</h3>
            {part}
          </article>
        ))}
      </section>
    </main>
  );
}
