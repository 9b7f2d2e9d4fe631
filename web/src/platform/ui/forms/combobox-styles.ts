/** The styles that fields with an own list need beside the program's, in the order in which Mantine has them. */
// biome-ignore-all assist/source/organizeImports: styles stand in the order in which they override each other.
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
