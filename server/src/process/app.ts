/** Builds the HTTP application: plugins and hooks first, then the routes of each feature. */

import swagger from '@fastify/swagger';
import { MAX_JSON_BODY_BYTES } from '@lulus/contract';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { attemptRoutes } from '../attempts/attempts.routes.ts';
import { accountRoutes } from '../auth/account.routes.ts';
import { authRoutes } from '../auth/auth.routes.ts';
import { createReachCheck } from '../auth/reach.ts';
import { bankRoutes } from '../bank/bank.routes.ts';
import { stimuliRoutes } from '../bank/stimuli/stimuli.routes.ts';
import { classRoutes } from '../classes/classes.routes.ts';
import { examinationRoutes } from '../examinations/examinations.routes.ts';
import { correctionRoutes } from '../grading/corrections/corrections.routes.ts';
import { markingRoutes } from '../grading/marking/marking.routes.ts';
import { interchangeRoutes } from '../interchange/interchange.routes.ts';
import { leaderboardRoutes } from '../leaderboard/leaderboard.routes.ts';
import { libraryRoutes } from '../library/library.routes.ts';
import { monitorRoutes } from '../monitor/monitor.routes.ts';
import { auditRoutes } from '../platform/audit/audit.routes.ts';
import { fileRoutes } from '../platform/files/files.routes.ts';
import { answerBadAddress, handleError } from '../platform/http/error-handler.ts';
import { healthRoutes } from '../platform/http/health.ts';
import { CONNECTION_LIMITS, countRequests } from '../platform/http/limits.ts';
import { type LogSink, logOptions } from '../platform/http/log-options.ts';
import { newRequestId, observe } from '../platform/http/observe.ts';
import { apiDocs } from '../platform/http/replies/api-docs.ts';
import { allowPublicOrigin } from '../platform/http/replies/public-origin.ts';
import { securityHeaders } from '../platform/http/replies/security-headers.ts';
import { webFiles } from '../platform/http/replies/web-files.ts';
import { noteAddresses } from '../platform/http/requests/client-address.ts';
import type { Http } from '../platform/http/serve.ts';
import { metricsRoutes } from '../platform/metrics/metrics.routes.ts';
import { privacyRoutes } from '../privacy/privacy.routes.ts';
import { resultRoutes } from '../results/results.routes.ts';
import { searchRoutes } from '../search/search.routes.ts';
import { watchSchoolLanguage } from '../settings/school-language.ts';
import { settingsRoutes } from '../settings/settings.routes.ts';
import { staffRoutes } from '../staff/staff.routes.ts';
import { studentRoutes } from '../students/students.routes.ts';
import type { Context } from './create-context.ts';

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
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    ...CONNECTION_LIMITS,
    frameworkErrors: answerBadAddress,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  noteAddresses(app);
  observe(app);
  app.decorateRequest('caller', null);
  app.decorate('schoolLanguage', watchSchoolLanguage(context));
  await securityHeaders(app, context.config);
  await allowPublicOrigin(app, context.config);
  await countRequests(app);
  await app.register(swagger, { openapi: OPENAPI, transform: jsonSchemaTransform });

  healthRoutes(app, context);
  metricsRoutes(app, context.config);
  const { sessions, notices, uploads } = context;
  const heartbeat = { beat: () => context.heartbeat.beat() };
  const checkReach = createReachCheck(context.db);
  const http: Http = { app, sessions, notices, uploads, heartbeat, checkReach };
  authRoutes(http, context);
  accountRoutes(http, context);
  examinationRoutes(http, context);
  bankRoutes(http, context);
  interchangeRoutes(http, context);
  stimuliRoutes(http, context);
  libraryRoutes(http, context);
  attemptRoutes(http, context);
  monitorRoutes(http, context);
  correctionRoutes(http, context);
  markingRoutes(http, context);
  resultRoutes(http, context);
  leaderboardRoutes(http, context);
  classRoutes(http, context);
  studentRoutes(http, context);
  staffRoutes(http, context);
  searchRoutes(http, context);
  settingsRoutes(http, context);
  auditRoutes(http, context);
  privacyRoutes(http, context);

  fileRoutes(app, context);
  await webFiles(app);
  apiDocs(app);
  return app;
}
