xcode-pitch = Knackt zwölf Codes, bevor der Sand durch ist.
