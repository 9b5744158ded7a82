// Entry point: the curated router. Links load their page on intent.
export {
  matchPath,
  Navigate,
  Outlet,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { Link, type LinkProps } from './router/link.js';
export { NavLink, type NavLinkProps } from './router/nav-link.js';
