import type { Role } from '@fitfolio/service-kit/boot/service';
import { invariantsWatch } from '@fitfolio/service-kit/metrics/invariants-watch';
import { type DynamicModule, Module } from '@nestjs/common';
import { BeginSession } from './authentication/begin-session.js';
import { ChallengeStore } from './authentication/challenge.store.js';
import { CheckCode } from './authentication/check-code.js';
import { FactorStore } from './authentication/factor.store.js';
import { FirstStep } from './authentication/first-step.js';
import { Passkeys } from './authentication/passkeys.js';
import { RecoveryCodes } from './authentication/recovery-codes.js';
import { SecurityNotices } from './authentication/security-notice.js';
import { DenyNotice } from './notices/deny-notice.js';
import { NoticesController } from './notices/notices.controller.js';
import { Reauthenticate } from './reauthentication/reauthenticate.js';
import { ReauthenticationController } from './reauthentication/reauthentication.controller.js';
import { AddFactor } from './second-factor/add-factor.js';
import { AddPasskey } from './second-factor/add-passkey.js';
import { AddTotp } from './second-factor/add-totp.js';
import { ChangeFactors } from './second-factor/change-factors.js';
import { FactorsController } from './second-factor/factors.controller.js';
import { FinishLogIn } from './sessions/finish-log-in.js';
import { SecondStepController } from './sessions/second-step.controller.js';
import { AccountStore } from './accounts/account.store.js';
import { SignUpController } from './sign-up/sign-up.controller.js';
import { ForgetEnded } from './accounts/forget-ended.js';
import { FirstAdmin } from './sign-up/first-admin.js';
import { PersonNow } from './accounts/person-now.js';
import { SignUp } from './sign-up/sign-up.js';
import { CodeStore } from './accounts/code.store.js';
import { EmailsController } from './emails/emails.controller.js';
import { ListEmails } from './emails/list-emails.js';
import { ResendEmail } from './emails/resend-email.js';
import { ForgetMails } from './mail/forget-mails.js';
import { MailRequests } from './mail/mail-requests.js';
import { VerifyLink } from './verification/verify-link.js';
import { GoogleController } from './google/google.controller.js';
import { GoogleFlow } from './google/google-flow.js';
import { GoogleIdentity } from './google/google-identity.js';
import { googleStrategy } from './google/google.strategy.js';
import { LinkGoogle } from './google/link-google.js';
import { LogInGoogle } from './google/log-in-google.js';
import { CancelDeletion } from './own-data/cancel-deletion.js';
import { DeleteAccounts } from './own-data/delete-accounts.js';
import { ExportData } from './own-data/export-data.js';
import { OwnDataController } from './own-data/own-data.controller.js';
import { OwnFiles } from './own-data/own-files.js';
import { RequestDeletion } from './own-data/request-deletion.js';
import { Registry } from './adapters/registry/registry.js';
import { ChangeModule } from './modules/change-module.js';
import { ModulesController } from './modules/modules.controller.js';
import { TokenKeys } from './keys/token-keys.js';
import { MailLimits } from './adapters/mail/mail-limits.js';
import { MailQueue } from './mail/mail-queue.js';
import { MailSender } from './mail/mail-sender.js';
import { MailStore } from './adapters/mail/mail.store.js';
import { PrepareMail } from './mail/prepare-mail.js';
import { ChangePassword } from './passwords/change-password.js';
import { PasswordStore } from './passwords/password.store.js';
import { PasswordsController } from './passwords/passwords.controller.js';
import { ResetPassword } from './passwords/reset-password.js';
import { PasswordHasher } from './accounts/password-hasher.js';
import { LogIn } from './sessions/log-in.js';
import { LoginLimits } from './sessions/login-limits.js';
import { RefreshSession } from './sessions/refresh-session.js';
import { SessionStore } from './accounts/session.store.js';
import { EndSessions } from './sessions/end-sessions.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { UsersController } from './users/users.controller.js';
import { ExportUsers } from './users/export-users.js';
import { ListUsers } from './users/list-users.js';
import { ChangeUser } from './users/change-user.js';
import { ProfileController } from './profile/profile.controller.js';
import { UpdateProfile } from './profile/update-profile.js';
import { AuditController } from './audit/audit.controller.js';
import { CollectAudit } from './audit/collect-audit.handler.js';
import { AuditLog } from './audit/audit-log.js';
import { invariants } from './audit/invariants.js';
import { RequestVerification } from './verification/request-verification.js';
import { VerificationController } from './verification/verification.controller.js';
import { VerifyEmail } from './verification/verify-email.js';

@Module({})
export class AppModule {
  /** Mails are taken and sent in the worker role. */
  static with(keys: TokenKeys, role: Role): DynamicModule {
    return {
      module: AppModule,
      controllers: [
        SignUpController,
        SessionsController,
        SecondStepController,
        FactorsController,
        ReauthenticationController,
        NoticesController,
        UsersController,
        ProfileController,
        AuditController,
        GoogleController,
        OwnDataController,
        VerificationController,
        PasswordsController,
        EmailsController,
        ModulesController,
        PersonNow,
        ...(role === 'http' ? [] : [MailRequests, CollectAudit]),
      ],
      providers: [
        { provide: TokenKeys, useValue: keys },
        AccountStore,
        FirstAdmin,
        SignUp,
        PasswordHasher,
        BeginSession,
        ChallengeStore,
        CheckCode,
        FactorStore,
        FirstStep,
        Passkeys,
        RecoveryCodes,
        SecurityNotices,
        AddFactor,
        AddPasskey,
        AddTotp,
        ChangeFactors,
        Reauthenticate,
        DenyNotice,
        LogIn,
        FinishLogIn,
        LoginLimits,
        RefreshSession,
        SessionStore,
        EndSessions,
        ListUsers,
        ExportUsers,
        ChangeUser,
        UpdateProfile,
        GoogleFlow,
        GoogleIdentity,
        googleStrategy,
        LinkGoogle,
        LogInGoogle,
        CancelDeletion,
        ExportData,
        OwnFiles,
        RequestDeletion,
        AuditLog,
        invariantsWatch(invariants),
        CodeStore,
        MailLimits,
        MailStore,
        ListEmails,
        ResendEmail,
        Registry,
        ChangeModule,
        VerifyLink,
        RequestVerification,
        VerifyEmail,
        ChangePassword,
        PasswordStore,
        ResetPassword,
        ...(role === 'http'
          ? []
          : [MailSender, MailQueue, PrepareMail, ForgetMails, ForgetEnded, DeleteAccounts]),
      ],
    };
  }
}
