// A hall of the thirties by night: a sunburst of brass on midnight blue, fluted columns with lamps, a polished floor.

vec3 brass(float t) { return mix(hex(0x5a3a10), mix(hex(0xd09a3c), hex(0xffe8ac), smoothstep(0.5, 1.0, t)), smoothstep(0.0, 0.6, t)); }

// A fan of deco: shells of half circles about a foot.
void fan(inout vec4 k, vec2 u, vec2 at, float r, float a) {
  vec2 p = u - at;
  float d = length(p), g = atan(p.x, p.y);
  if (d > r || p.y < 0.0) return;
  float ribs = abs(fract(g / PI * 9.0) - 0.5);
  float rings = abs(fract(d / r * 4.0) - 0.5);
  vec3 c = mix(hex(0x14224e), hex(0x2c4488), smoothstep(0.1, 0.5, ribs) * (1.0 - d / r));
  lay(k, c, a * 0.8);
  lay(k, brass(0.45 + 0.4 * p.y / r), a * smoothstep(0.035, 0.015, ribs) * 0.85);
  lay(k, brass(0.5 + 0.4 * p.y / r), a * smoothstep(0.05, 0.025, rings) * 0.7);
}

void column(inout vec4 k, vec2 u, float x, float half_) {
  float t = (u.x - x) / half_;
  halo(k, u, vec2(x, 0.30), half_ * 4.2, hex(0xffd486), 0.55);
  if (abs(t) > 1.6) return;
  float flute = 0.5 + 0.5 * sin(t * 15.0);
  float round_ = sqrt(max(0.0, 1.0 - t * t));
  vec3 c = mix(hex(0x070c20), hex(0x2a4490), round_ * (0.35 + 0.65 * smoothstep(0.9, -0.7, t))) * (0.72 + 0.36 * flute);
  c += hex(0xffdf9a) * 0.20 * exp(-pow((u.y - 0.30) * 2.4, 2.0)) * round_;
  lay(k, c, fill(abs(u.x - x) - half_));
  // Capital and foot in steps.
  for (int i = 0; i < 3; i++) {
    float f = float(i), w = half_ * (1.12 + 0.16 * f);
    vec2 top = vec2(u.x - x, u.y - 0.80 - 0.055 * f), low = vec2(u.x - x, u.y + 0.56 + 0.055 * f);
    float tone = 0.30 + 0.6 * smoothstep(0.8, -0.5, t);
    lay(k, brass(tone + 4.0 * top.y), fill(box2(top, vec2(w, 0.026))));
    lay(k, brass(tone + 4.0 * low.y), fill(box2(low, vec2(w, 0.026))));
  }
  // A lamp of stepped glass.
  vec2 l = vec2(u.x - x, u.y - 0.30);
  float glass = min(box2(l, vec2(half_ * 0.34, 0.17)), min(box2(l, vec2(half_ * 0.52, 0.12)), box2(l, vec2(half_ * 0.68, 0.07))));
  lay(k, mix(hex(0xffc766), hex(0xfff6dc), smoothstep(0.16, 0.0, abs(l.y))), fill(glass) * 0.96);
  lay(k, brass(0.7), fill(abs(glass) - 0.004));
}

void far(inout vec4 k, vec2 u) {
  float w = wide(), floor_ = -0.62, n = min(1.0, w / 1.4);
  vec2 foot = vec2(0.0, floor_ + 0.02);
  vec2 p = u - foot;
  float d = length(p), g = atan(p.x, p.y);
  // The sunburst.
  float ray = fract(g / PI * 15.0 + 0.5), edge = min(ray, 1.0 - ray);
  float lit = 0.5 + 0.5 * cos(floor(g / PI * 15.0 + 0.5) * PI);
  vec3 c = mix(hex(0x0b1330), hex(0x1d2f6a), lit * 0.75);
  c = mix(c, hex(0x3a58a8), 0.35 * exp(-d * 1.1));
  c = mix(c, brass(0.62), smoothstep(0.030, 0.012, edge * (0.6 + d)) * 0.75);
  float arc = abs(fract(d * 1.55 - 0.10) - 0.5);
  c = mix(c, brass(0.5), smoothstep(0.025, 0.010, arc) * smoothstep(0.55, 0.6, d) * 0.55);
  c *= 0.72 + 0.34 * f2(u * 2.0);
  lay(k, c, 1.0);
  halo(k, u, foot + vec2(0.0, 0.2), 1.05, hex(0xffd890), 0.50);
  for (int s = 0; s < 2; s++) {
    float side = s == 0 ? -1.0 : 1.0;
    fan(k, u, vec2(side * (w - 0.62 * n), floor_), 0.34, 0.9);
  }
  // A frieze of lights along the top.
  float y = u.y - 0.955;
  lay(k, hex(0x0a1128), fill(abs(y) - 0.05));
  lay(k, brass(0.55 + 5.0 * y), fill(abs(abs(y) - 0.052) - 0.007));
  float bulb = fract(u.x * 9.0) - 0.5;
  vec2 b = vec2(bulb / 9.0, y);
  shine(k, hex(0xffd890), 0.9 * exp(-dot(b, b) * 700.0));
  lay(k, hex(0xfff4d8), fill(length(b) - 0.017));
  // The floor: chevrons of two woods, which mirrors the light.
  if (u.y < floor_) {
    vec2 t = ground(u, -0.30);
    float v = t.y * 1.4 + abs(fract(t.x * 0.55) - 0.5) * 1.5, id = floor(v * 2.0);
    vec3 wood = mix(hex(0x150f1e), hex(0x3c2a2c), mod(id, 2.0));
    wood *= 0.8 + 0.4 * f2(t * vec2(3.0, 12.0));
    wood = mix(wood, hex(0xc08a3a), smoothstep(0.06, 0.02, abs(fract(v * 2.0) - 0.5) - 0.42) * 0.25);
    wood += hex(0xffd48a) * 0.42 * exp(-pow(u.x / (0.42 * n + 0.12), 2.0)) * smoothstep(-1.05, floor_, u.y);
    lay(k, wood, 1.0);
    lay(k, brass(0.6), fill(abs(u.y - floor_ + 0.006) - 0.006));
  }
  for (int s = 0; s < 2; s++) {
    float side = s == 0 ? -1.0 : 1.0;
    column(k, u, side * (w - 0.17 * n - 0.02), 0.13 * n + 0.02);
    beams(k, u, vec2(side * w * 0.9, 1.15), vec2(-side * 0.75, -1.0), 0.34, hex(0xcfe0ff), 0.34, side * 2.0 + 5.0);
  }
  bokeh(k, u, 0.24, 3.0, hex(0xffd890), hex(0x6fd8e8), 0.12);
  motes(k, u, 0.11, 6.0, hex(0xffe8bc), 0.4);
}

void sphere(inout vec4 k, vec2 u, vec2 at, float r, vec3 c, vec2 face) {
  vec2 p = (u - at) / r;
  float d = length(p);
  lay(k, vec3(0.0), smoothstep(1.35, 0.8, length(p - vec2(0.12, -0.16))) * 0.45);
  if (d > 1.05) return;
  vec3 n = vec3(p, sqrt(max(0.0, 1.0 - d * d)));
  float l = max(0.0, dot(n, normalize(vec3(-0.5, 0.7, 0.6))));
  float disc_ = smoothstep(0.62, 0.58, length(p - face));
  vec3 base = mix(c, hex(0xf6f0e2), disc_);
  base = mix(base, c * 0.3, smoothstep(0.05, 0.02, abs(length(p - face) - 0.60)));
  vec3 s = base * (0.22 + 0.86 * l) + vec3(0.9) * pow(l, 40.0) + hex(0x7fd8ff) * 0.20 * pow(1.0 - n.z, 2.5);
  lay(k, s, fill((d - 1.0) * r));
}

void near(inout vec4 k, vec2 u) {
  float w = wide();
  for (int s = 0; s < 2; s++) {
    float side = s == 0 ? -1.0 : 1.0;
    sphere(k, u, vec2(side * (w - 0.33), -0.985), 0.115, s == 0 ? hex(0x2fae5a) : hex(0xf0a020), vec2(0.16 * side, 0.22));
    sphere(k, u, vec2(side * (w - 0.10), -0.93), 0.165, s == 0 ? hex(0xe0343c) : hex(0x2a7be0), vec2(-0.18 * side, 0.12));
    sphere(k, u, vec2(side * (w - 0.50), -1.02), 0.085, s == 0 ? hex(0x9a4fe0) : hex(0x22b8b0), vec2(0.2 * side, -0.1));
  }
}
