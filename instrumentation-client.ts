import { loadSonner } from "./components/toast/load-sonner";

// Next runs this file before hydration. A click captured until now will need sonner as soon as it is replayed.
if (document.querySelector("main button[aria-busy=true]")) void loadSonner();
