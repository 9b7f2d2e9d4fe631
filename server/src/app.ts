/** The table of contents: the plugins, then the features by name. */

import swagger from '@fastify/swagger';
import { MAX_JSON_BODY_BYTES } from '@lulus/contract';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { jsonSchemaTransform, serializerCompiler } from 'fastify-type-provider-zod';
import { attemptRoutes } from './attempts/attempts.routes.ts';
import { auditRoutes } from './audit/audit.routes.ts';
import { accountRoutes } from './auth/account.routes.ts';
import { authRoutes } from './auth/auth.routes.ts';
import { bankRoutes } from './bank/bank.routes.ts';
import type { Context } from './context.ts';
import { correctionRoutes } from './corrections/corrections.routes.ts';
import { examinationRoutes } from './examinations/examinations.routes.ts';
import { fileRoutes } from './files/files.routes.ts';
import { noteAddresses } from './http/address.ts';
import { apiDocs } from './http/api-docs.ts';
import { CONNECTION_LIMITS } from './http/connection-limits.ts';
import { refuseCrumbs } from './http/crumbs.ts';
import { handleError } from './http/error-handler.ts';
import { rememberCallers } from './http/guard.ts';
import { healthRoutes } from './http/health.ts';
import { leaveLargeBodies } from './http/large-bodies.ts';
import { type LogSink, logOptions } from './http/log-options.ts';
import { newRequestId, observe } from './http/observe.ts';
import { limitPipelines } from './http/pipelines.ts';
import { plainAddress } from './http/plain-address.ts';
import { plainBodies } from './http/plain-bodies.ts';
import { plainJson } from './http/plain-json.ts';
import { allowPublicOrigin } from './http/public-origin.ts';
import { giveRefusalTurns } from './http/refusal-turns.ts';
import { securityHeaders } from './http/security.ts';
import type { Http } from './http/serve.ts';
import { limitUnreadAnswers } from './http/unread-answers.ts';
import { answerBadAddress, answerBrokenRequest } from './http/unreadable.ts';
import { validatorCompiler } from './http/validator.ts';
import { webFiles } from './http/web-files.ts';
import { leaderboardRoutes } from './leaderboard/leaderboard.routes.ts';
import { metricsRoutes } from './metrics/metrics.routes.ts';
import { monitorRoutes } from './monitor/monitor.routes.ts';
import { privacyRoutes } from './privacy/privacy.routes.ts';
import { resultRoutes } from './results/results.routes.ts';
import { searchRoutes } from './search/search.routes.ts';
import { settingsRoutes } from './settings/settings.routes.ts';
import { studentRoutes } from './students/students.routes.ts';

const OPENAPI = {
  openapi: '3.1.0',
  info: { title: 'Lulus', description: 'Online examinations and practice tests', version: '1' },
  components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
} as const;

export async function buildApp(context: Context, log?: LogSink): Promise<FastifyInstance> {
  const app = Fastify({
    logger: logOptions(context.config, log),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    trustProxy: context.config.TRUST_PROXY ?? false,
    bodyLimit: MAX_JSON_BODY_BYTES,
    rewriteUrl: plainAddress,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    ...CONNECTION_LIMITS,
    frameworkErrors: answerBadAddress,
    clientErrorHandler: answerBrokenRequest,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  noteAddresses(app);
  limitPipelines(app);
  limitUnreadAnswers(app);
  giveRefusalTurns(app);
  observe(app);
  rememberCallers(app, context.sessions);
  await securityHeaders(app, context.config);
  allowPublicOrigin(app, context.config);
  plainBodies(app);
  plainJson(app);
  leaveLargeBodies(app);
  refuseCrumbs(app);
  await app.register(swagger, { openapi: OPENAPI, transform: jsonSchemaTransform });

  healthRoutes(app, context);
  metricsRoutes(app, context.config);
  const { sessions, notices, uploads } = context;
  const heartbeat = { beat: () => context.heartbeat.beat() };
  const http: Http = { app, sessions, notices, uploads, heartbeat };
  authRoutes(http, context);
  accountRoutes(http, context);
  examinationRoutes(http, context);
  bankRoutes(http, context);
  attemptRoutes(http, context);
  monitorRoutes(http, context);
  correctionRoutes(http, context);
  resultRoutes(http, context);
  leaderboardRoutes(http, context);
  studentRoutes(http, context);
  searchRoutes(http, context);
  settingsRoutes(http, context);
  auditRoutes(http, context);
  privacyRoutes(http, context);

  app.addHook('onClose', () => context.papers.stop());
  fileRoutes(app, context);
  await webFiles(app);
  apiDocs(app);
  return app;
}
