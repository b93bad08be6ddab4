import "../ui/global.css";
