/* One import brings the type, the tokens and the base. Only the Latin letters of both families are bundled. */
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
