module fitfolio.dev/pause

go 1.26
