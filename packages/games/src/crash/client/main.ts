import { startPage } from '../../kit/client/startPage.ts'
import { createCrashView } from './createCrashView.ts'
import './style.css'

startPage(createCrashView)
