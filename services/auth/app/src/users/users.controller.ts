import type { Readable } from 'node:stream';
import {
  disableUser,
  enableUser,
  endUserSessions,
  exportUsers,
  getUser,
  listUsers,
  makeAdmin,
  recentActivityMax,
  removeAdmin,
  verifyUser,
} from '@fitfolio/auth-contract/admin-users';
import type { RouteReply } from '@fitfolio/contract-kit/route';
import { Database } from '@fitfolio/service-kit/db/database';
import { csvStream } from '@fitfolio/service-kit/http/csv';
import { type Call, Handles, Input } from '@fitfolio/service-kit/http/handles';
import { problem } from '@fitfolio/service-kit/http/problem-error';
import { Controller } from '@nestjs/common';
import { SessionStore } from '../accounts/session.store.js';
import { AuditLog } from '../audit/audit-log.js';
import { ChangeUser, type UserChange } from './change-user.js';
import { userColumns } from './user-columns.js';
import { ExportUsers } from './export-users.js';
import { findUser } from './find-users.js';
import { ListUsers } from './list-users.js';

type Change = Call<typeof verifyUser>;
type Changed = RouteReply<typeof verifyUser>;

@Controller()
export class UsersController {
  constructor(
    private readonly database: Database,
    private readonly listUsers: ListUsers,
    private readonly exportUsers: ExportUsers,
    private readonly sessions: SessionStore,
    private readonly audit: AuditLog,
    private readonly changeUser: ChangeUser,
  ) {}

  @Handles(listUsers)
  list(@Input() { query }: Call<typeof listUsers>): Promise<RouteReply<typeof listUsers>> {
    return this.listUsers.run(query);
  }

  @Handles(exportUsers)
  export(@Input() { query, reply }: Call<typeof exportUsers>): Promise<Readable> {
    return csvStream(reply, 'users', userColumns, this.exportUsers.run(query));
  }

  @Handles(getUser)
  async get(@Input() { params }: Call<typeof getUser>): Promise<RouteReply<typeof getUser>> {
    const user = await findUser(this.database, params.id);
    if (!user) throw problem('NOT_FOUND', 'There is no such user.');
    const [sessions, activity] = await Promise.all([
      this.sessions.list(params.id),
      this.audit.about(params.id, recentActivityMax),
    ]);
    return { data: { user, sessions, activity } };
  }

  @Handles(verifyUser)
  async verify(@Input() call: Change): Promise<Changed> {
    return { data: await this.changeUser.verify(changeOf(call)) };
  }

  @Handles(disableUser)
  async disable(@Input() call: Change): Promise<Changed> {
    return { data: await this.changeUser.disable(changeOf(call)) };
  }

  @Handles(enableUser)
  async enable(@Input() call: Change): Promise<Changed> {
    return { data: await this.changeUser.enable(changeOf(call)) };
  }

  @Handles(makeAdmin)
  async makeAdmin(@Input() call: Change): Promise<Changed> {
    return { data: await this.changeUser.makeAdmin(changeOf(call)) };
  }

  @Handles(removeAdmin)
  async removeAdmin(@Input() call: Change): Promise<Changed> {
    return { data: await this.changeUser.removeAdmin(changeOf(call)) };
  }

  @Handles(endUserSessions)
  async endSessions(@Input() call: Change): Promise<Changed> {
    return { data: await this.changeUser.endSessions(changeOf(call)) };
  }
}

const changeOf = ({ user, params, body }: Change): UserChange => ({
  adminId: user.id,
  id: params.id,
  reason: body.reason,
});
