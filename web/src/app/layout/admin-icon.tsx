import {
  IconBooks,
  IconIdBadge2,
  IconListSearch,
  type IconProps,
  IconSchool,
  IconSettings,
  IconUsers,
} from '@tabler/icons-react';

const ICONS = {
  library: IconBooks,
  students: IconUsers,
  classes: IconSchool,
  staff: IconIdBadge2,
  settings: IconSettings,
  audit: IconListSearch,
};

/** Icon of a navigation link for staff. Students do not download it. */
export function AdminIcon({ of, ...look }: { of: keyof typeof ICONS } & IconProps) {
  const Icon = ICONS[of];
  return <Icon {...look} />;
}
