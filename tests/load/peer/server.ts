/** The peer as a process of its own, beside a portal whose settings and database it is given. */
import { keepEnvironment, readEnvironment } from '#app/platform/config/env.server.ts'
import { knowPaths } from '#app/platform/log/logged-path.ts'
import { log } from '#app/platform/log/log.ts'
import { openDatabase } from '#app/persistence/database.server.ts'
import { createPeer } from './app.ts'
import { savePath } from './save.ts'

const env = keepEnvironment(readEnvironment())
log.level = env.LOG_LEVEL
knowPaths(['location/route-card', savePath.slice(1)])
openDatabase(env.DATABASE_URL ?? '')
createPeer().listen(env.PORT, env.HOST)
