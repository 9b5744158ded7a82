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
export { Link, NavLink, type LinkProps, type NavLinkProps } from './router/links.js';
