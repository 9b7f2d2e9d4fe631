import { IconListSearch, type IconProps, IconSettings, IconUsers } from '@tabler/icons-react';

const ICONS = { students: IconUsers, settings: IconSettings, audit: IconListSearch };

/** Of a link that students do not have: fetched by admins alone. */
export function AdminIcon({ of, ...look }: { of: keyof typeof ICONS } & IconProps) {
  const Icon = ICONS[of];
  return <Icon {...look} />;
}
