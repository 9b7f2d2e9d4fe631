/** The styles of fields that open a list, in the order in which Mantine has them; for whoever has such a field. */
// biome-ignore-all assist/source/organizeImports: styles stand in the order in which they override each other.
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
