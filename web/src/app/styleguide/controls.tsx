import { Button, NativeSelect, PasswordInput, Skeleton, Switch, Textarea, TextInput } from '@mantine/core';
import { SectionTitle } from '../../platform/ui/page/section-title.tsx';
import { samples } from './samples.ts';
import classes from './styleguide-page.module.css';

const variants = ['filled', 'light', 'default', 'subtle'] as const;

/** Mantine's controls in our theme: normal, disabled, loading and invalid. */
export function Controls() {
  const field = { label: samples.field, description: samples.hint } as const;
  return (
    <section>
      <SectionTitle>{samples.controls}</SectionTitle>
      {variants.map((variant) => (
        <div key={variant} className={classes.row}>
          <Button variant={variant}>{samples.button}</Button>
          <Button variant={variant} color="red">
            {samples.button}
          </Button>
          <Button variant={variant} disabled>
            {samples.button}
          </Button>
          <Button variant={variant} loading>
            {samples.button}
          </Button>
        </div>
      ))}
      <div className={classes.columns}>
        <TextInput {...field} placeholder={samples.value} />
        <TextInput {...field} defaultValue={samples.value} />
        <TextInput {...field} error={samples.error} />
        <TextInput {...field} disabled defaultValue={samples.value} />
        <PasswordInput {...field} defaultValue={samples.value} />
        <NativeSelect {...field} size="md" data={[...samples.sections]} />
        <Textarea {...field} size="md" rows={3} defaultValue={samples.long} />
        <div className={classes.stack}>
          <Switch label={samples.class} defaultChecked />
          <Switch label={samples.class} disabled />
          <Skeleton height={24} />
        </div>
      </div>
    </section>
  );
}
