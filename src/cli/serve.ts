import { readConfig } from '../config.ts'
import { serve } from '../main.ts'

export const serveCommand = ({ only }: { only?: 'http' | 'jobs' }) => serve(readConfig(), only ? { only } : {})
