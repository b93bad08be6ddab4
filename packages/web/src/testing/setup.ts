import "../ui/mantine.css";
import "../ui/global.css";
