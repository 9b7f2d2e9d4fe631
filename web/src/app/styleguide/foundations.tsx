import { DEFAULT_THEME, mergeMantineTheme } from '@mantine/core';
import type { CSSProperties } from 'react';
import { cssVariables, theme } from '../../platform/theme/theme.ts';
import { SectionTitle } from '../../platform/ui/page/section-title.tsx';
import { roleGroups, samples, spaces, typeSizes } from './samples.ts';
import classes from './styleguide-page.module.css';

const fullTheme = mergeMantineTheme(DEFAULT_THEME, theme);
const { light, dark } = cssVariables(fullTheme);

/** The colour of each role in the light and the dark scheme. */
export function Colours() {
  return (
    <section>
      <SectionTitle>{samples.colours}</SectionTitle>
      {roleGroups.map((roles) => (
        <div key={roles[0]} className={classes.swatches}>
          {roles.map((role) => {
            const name = `--lulus-${role}` as const;
            return (
              <figure key={role} className={classes.swatch}>
                <span className={classes.colour} style={{ background: light[name] }} />
                <span className={classes.colour} style={{ background: dark[name] }} />
                <figcaption>
                  {role}
                  <small>
                    {light[name]} · {dark[name]}
                  </small>
                </figcaption>
              </figure>
            );
          })}
        </div>
      ))}
    </section>
  );
}

export function Type() {
  return (
    <section>
      <SectionTitle>{samples.type}</SectionTitle>
      {typeSizes.map((fontSize) => (
        <p key={fontSize} className={classes.line} style={{ fontSize }}>
          <small>{fontSize}</small> {samples.sentence}
        </p>
      ))}
    </section>
  );
}

export function Shapes() {
  const boxes: [string, CSSProperties][] = [
    ...spaces.map((width): [string, CSSProperties] => [width, { width, borderRadius: 0 }]),
    ...Object.entries(fullTheme.radius).map(([name, borderRadius]): [string, CSSProperties] => [
      `radius ${name}`,
      { borderRadius },
    ]),
    ['shadow', { background: 'var(--lulus-surface)', boxShadow: 'var(--lulus-shadow)' }],
    ['focus', { outline: '2px solid var(--lulus-focus)', outlineOffset: 2 }],
  ];
  return (
    <section>
      <SectionTitle>{samples.shapes}</SectionTitle>
      <div className={classes.swatches}>
        {boxes.map(([name, style]) => (
          <figure key={name} className={classes.swatch}>
            <span className={classes.box} style={style} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
