// The styles of every page; those of Mantine come with its parts.
import '#dashboard/ui/theme.css';
import '#dashboard/ui/base.css';
import '#dashboard/ui/controls/controls.module.css';
