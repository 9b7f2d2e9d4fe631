import 'i18next';
import type { adminFeatures } from './admin-catalogue.ts';
import type { features } from './catalogue.ts';
import type { laterFeatures } from './later-catalogue.ts';

type Features = typeof features & typeof laterFeatures & typeof adminFeatures;

declare module 'i18next' {
  /** To the compiler, a namespace is a level of the keys. So `t` accepts the keys of all namespaces. */
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: { [F in keyof Features]: { [K in keyof Features[F]]: string } } };
  }
}
