// The styles of every page, controls before what changes one; those of Mantine come with its parts.
import '#dashboard/ui/theme.css';
import '#dashboard/ui/base.css';
import '#dashboard/ui/controls/controls.module.css';
import '#dashboard/ui/controls/button.module.css';
import '#dashboard/ui/controls/native-select.module.css';
