/** Further Mantine stylesheets for fields with a dropdown list, in Mantine's order. */
// biome-ignore-all assist/source/organizeImports: later styles override earlier ones.
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
