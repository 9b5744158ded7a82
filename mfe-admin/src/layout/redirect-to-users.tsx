import { paths } from '@fitfolio/web-kit/paths';
import { Navigate } from '@fitfolio/web-kit/router';

export const RedirectToUsers = () => <Navigate to={paths.adminUsers} replace />;
