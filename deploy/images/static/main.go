// Serves the files of one release as they lie in a folder: static FOLDER [ADDRESS].
//
// The edge copies a release from here and serves it to people, so there is nothing to negotiate: no ranges of languages, no
// compression, no listing of folders, no index page.
package main

import (
	"context"
	"errors"
	"log"
	"net/http"
	"os"
	"os/signal"
	"path"
	"strings"
	"syscall"
	"time"
)

const (
	headerTimeout = 5 * time.Second
	writeTimeout  = 60 * time.Second
	stopTimeout   = 8 * time.Second
)

func main() {
	if len(os.Args) < 2 {
		log.Fatal("usage: static FOLDER [ADDRESS]")
	}
	address := ":8080"
	if len(os.Args) > 2 {
		address = os.Args[2]
	}
	// Nothing outside the folder can be opened, by whatever path or link.
	folder, err := os.OpenRoot(os.Args[1])
	if err != nil {
		log.Fatal(err)
	}
	server := &http.Server{
		Addr:              address,
		Handler:           files(folder),
		ReadHeaderTimeout: headerTimeout,
		WriteTimeout:      writeTimeout,
	}
	told, stop := signal.NotifyContext(context.Background(), syscall.SIGTERM, syscall.SIGINT)
	defer stop()
	go func() {
		<-told.Done()
		late, cancel := context.WithTimeout(context.Background(), stopTimeout)
		defer cancel()
		_ = server.Shutdown(late)
	}()
	if err := server.ListenAndServe(); !errors.Is(err, http.ErrServerClosed) {
		log.Fatal(err)
	}
}

func files(folder *os.Root) http.Handler {
	return http.HandlerFunc(func(reply http.ResponseWriter, request *http.Request) {
		if request.Method != http.MethodGet && request.Method != http.MethodHead {
			reply.Header().Set("Allow", "GET, HEAD")
			http.Error(reply, "method not allowed", http.StatusMethodNotAllowed)
			return
		}
		name := strings.TrimPrefix(path.Clean(request.URL.Path), "/")
		file, err := folder.Open(name)
		if err != nil {
			http.NotFound(reply, request)
			return
		}
		defer file.Close()
		about, err := file.Stat()
		if err != nil || !about.Mode().IsRegular() {
			http.NotFound(reply, request)
			return
		}
		reply.Header().Set("X-Content-Type-Options", "nosniff")
		reply.Header().Set("Cache-Control", "no-cache")
		http.ServeContent(reply, request, name, time.Time{}, file)
	})
}
