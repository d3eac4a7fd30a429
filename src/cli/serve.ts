import { readConfig } from '../config.ts'
import { serve } from '../main.ts'
import { buildWhenStale } from '../web-build.ts'

export const serveCommand = ({ only }: { only?: 'http' | 'jobs' }) =>
  serve(readConfig(), { build: buildWhenStale, ...(only ? { only } : {}) })
