import { Inject } from '@nestjs/common';

export const serviceConfig = Symbol('service config');
export const serviceLogger = Symbol('logger');
export const accessTokens = Symbol('access tokens');
export const personCheck = Symbol('person check');
export const audited = Symbol('has an audit table');

/** The service's own settings, as its schema parsed them: `@InjectConfig() private readonly config: AuthConfig`. */
export const InjectConfig = (): ParameterDecorator => Inject(serviceConfig);

/** The service's logger: `@InjectLogger() private readonly logger: Logger`. */
export const InjectLogger = (): ParameterDecorator => Inject(serviceLogger);
