// A scroll: mountains in washes of ink, a red sun, a pagoda in the mist, cranes, a pine that leans in. In free spins the paper burns red.

vec3 paper() { return moody(0xf2e6cc, 0xc8361c); }
vec3 ink() { return moody(0x1c1a1e, 0x14080a); }
vec2 sunAt() { return vec2(wide() > 1.0 ? 0.98 : 0.24, 0.44 + 0.06 * mood()); }

// A range as a brush lays it: dark along its ridge, running out below, dry where the brush lifted.
void range(inout vec4 k, vec2 u, vec4 shape, float jag, float seed, float depth) {
  float d = u.y - range_(u.x, shape.x, shape.y, shape.z, jag, seed);
  float wash = smoothstep(0.0, -shape.w, d);
  float dry = smoothstep(0.30, 0.62, f2(vec2(u.x * 22.0 + u.y * 34.0, u.y * 7.0 - u.x * 5.0) + seed));
  float edge = exp(-abs(d) * 42.0) * (0.55 + 0.45 * dry);
  float body = (1.0 - wash) * (0.55 + 0.4 * dry * smoothstep(-0.3, 0.0, d));
  lay(k, mix(ink(), paper(), 1.0 - depth), fill(d) * clamp(body + edge, 0.0, 1.0));
}

void stroke(inout vec4 k, vec2 u, vec2 a, vec2 b, vec2 r, float dark) {
  vec2 pa = u - a, ba = b - a;
  float t = clamp(dot(pa, ba) / dot(ba, ba), 0.0, 1.0);
  float w = mix(r.x, r.y, t) * (0.8 + 0.45 * f2(u * 17.0 + a * 9.0));
  float d = length(pa - ba * t) - w;
  float dry = smoothstep(0.62, 0.80, f2(vec2(dot(u, ba) * 9.0, dot(u, vec2(-ba.y, ba.x)) * 120.0)));
  lay(k, mix(paper(), ink(), dark), fill(d) * (1.0 - 0.55 * dry));
}

// Three storeys with roofs that curve up, half lost in the mist.
void pagoda(inout vec4 k, vec2 u, vec2 at, float s, float dark) {
  vec2 p = (u - at) / s;
  if (abs(p.x) > 1.3 || p.y < -0.2 || p.y > 3.4) return;
  vec3 c = mix(paper(), ink(), dark * smoothstep(-0.4, 1.2, p.y));
  for (int i = 0; i < 4; i++) {
    float f = float(i), y0 = 0.72 * f, wd = 0.50 - 0.085 * f;
    lay(k, mix(c, moody(0xc8281c, 0x14080a), 0.55 * step(0.35, abs(fract(p.x * 5.0) - 0.5))), fill(box2(p - vec2(0.0, y0 + 0.24), vec2(wd, 0.24)) * s));
    float x = abs(p.x) / (wd + 0.34), roof = y0 + 0.46 + 0.20 * pow(max(1.0 - x, 0.0), 1.6) + 0.13 * pow(min(x, 1.2), 5.0);
    float under = y0 + 0.42 + 0.11 * pow(min(x, 1.2), 4.0);
    lay(k, c * 0.8, fill(max(max(p.y - roof, under - p.y), abs(p.x) - wd - 0.34) * s));
  }
  lay(k, c, fill((seg(p, vec2(0.0, 2.8), vec2(0.0, 3.3)) - 0.03) * s));
}

void crane(inout vec4 k, vec2 u, vec2 at, float s, float lift) {
  vec2 p = (u - at) / s;
  if (length(p) > 1.6) return;
  float wing = abs(p.y - 0.10 - lift * abs(p.x) + 0.55 * p.x * p.x) - 0.075 * smoothstep(1.1, 0.0, abs(p.x));
  lay(k, ink(), fill(max(wing, abs(p.x) - 1.0) * s));
  lay(k, moody(0xfffaf0, 0x1a0a0c), fill(max(wing + 0.025, abs(p.x) - 0.62) * s));
  lay(k, ink(), fill((length(p * vec2(0.5, 1.6)) - 0.16) * s));
}

void far(inout vec4 k, vec2 u) {
  float w = wide();
  vec3 deep = moody(0xd8c49a, 0x4a0c10);
  lay(k, mix(paper(), deep, smoothstep(0.1, 1.3, length(u * vec2(0.75 / max(w, 0.6), 0.8)))), 1.0);
  k.rgb *= 0.94 + 0.10 * f2(u * 3.0) + 0.05 * (f2(u * vec2(60.0, 9.0)) - 0.5) + 0.05 * (f2(u * vec2(9.0, 60.0)) - 0.5);
  // The sun, printed in red like a seal; golden in free spins.
  vec2 sun = sunAt();
  float r = 0.30 + 0.10 * mood(), d = length(u - sun) - r - 0.006 * (f2(u * 20.0) - 0.5);
  halo(k, u, sun, 0.8, moody(0xff9a6a, 0xffb04a), 0.22 + 0.35 * mood());
  lay(k, moody(0xd02a1a, 0xffb43a) * (0.90 + 0.16 * f2(u * 9.0)), fill(d) * (0.93 - 0.25 * smoothstep(0.55, 0.75, f2(u * vec2(7.0, 40.0)))));
  // Mountains, each range nearer and darker.
  range(k, u, vec4(0.18, 0.34, 1.1, 0.62), 0.75, 4.0, 0.30);
  mist(k, u, 0.02, 0.16, paper(), 0.75);
  range(k, u, vec4(-0.04, 0.28, 1.5, 0.50), 0.65, 11.0, 0.52);
  pagoda(k, u, vec2(w > 1.0 ? -1.18 : -0.30, -0.10), w > 1.0 ? 0.17 : 0.12, 0.75);
  mist(k, u, -0.16, 0.13, paper(), 0.85);
  range(k, u, vec4(-0.34, 0.22, 1.9, 0.44), 0.55, 23.0, 0.80);
  mist(k, u, -0.44, 0.12, paper(), 0.7);
  // Water: long flat strokes.
  for (int i = 0; i < 7; i++) {
    float f = float(i), y = -0.56 - 0.065 * f;
    float x = (h2(vec2(f, 3.0)) - 0.5) * 2.0 * w, l = 0.20 + 0.35 * h2(vec2(f, 5.0));
    stroke(k, u, vec2(x - l, y), vec2(x + l, y + 0.012), vec2(0.006, 0.003), 0.45);
  }
  // Cranes over the mist.
  for (int i = 0; i < 3; i++) {
    float f = float(i);
    crane(k, u, vec2((w > 1.0 ? 0.36 : -0.10) + 0.22 * f, 0.78 - 0.09 * f), 0.085 - 0.012 * f, 0.55 - 0.5 * mod(f, 2.0));
  }
  // Spatters.
  vec2 q = u * 5.0, id = floor(q), o = fract(q) - 0.2 - 0.6 * vec2(h2(id), h2(id + 4.0));
  lay(k, ink(), fill((length(o) - 0.035 * h2(id + 7.0)) * 0.2) * step(0.70, h2(id + 9.0)) * 0.75);
  motes(k, u, 0.16, 4.0, moody(0xffffff, 0xffc06a), 0.25 + 0.6 * mood());
}

// A pad of needles: flat below, bristling above, its wash lighter towards the light.
void needles(inout vec4 k, vec2 u, vec2 at, float s, float seed) {
  vec2 p = (u - at) / (s * vec2(1.5, 1.0));
  if (abs(p.x) > 1.15 || abs(p.y) > 0.9) return;
  float x = abs(p.x), dome = 0.46 * sqrt(max(1.0 - x * x, 0.0)) * (0.85 + 0.25 * sin(p.x * 7.0 + seed));
  float bristle = 0.13 * abs(sin(p.x * 31.0 + seed * 3.0 + p.y * 5.0 * p.x)) * (1.0 - 0.5 * x);
  float low = -0.10 - 0.05 * sin(p.x * 9.0 + seed) - 0.05 * abs(sin(p.x * 26.0 + seed));
  float d = max(max(p.y - dome - bristle, low - p.y), x - 1.06);
  float wash = 0.62 + 0.38 * smoothstep(0.4, -0.1, p.y) - 0.30 * f2(p * vec2(9.0, 22.0) + seed);
  lay(k, mix(moody(0x3c5a48, 0x3a1210), ink(), clamp(wash, 0.0, 1.0)), fill(d * s) * 0.96);
}

void near(inout vec4 k, vec2 u) {
  float w = wide(), n = min(1.0, w / 1.2);
  // The pine leans in from the upper left.
  stroke(k, u, vec2(-w - 0.06, 0.10), vec2(-w + 0.10 * n, 0.58), vec2(0.075, 0.05), 1.0);
  stroke(k, u, vec2(-w + 0.09 * n, 0.55), vec2(-w + 0.44 * n, 0.86), vec2(0.05, 0.02), 1.0);
  stroke(k, u, vec2(-w + 0.04 * n, 0.42), vec2(-w + 0.34 * n, 0.52), vec2(0.032, 0.010), 1.0);
  stroke(k, u, vec2(-w + 0.26 * n, 0.72), vec2(-w + 0.62 * n, 0.80), vec2(0.026, 0.008), 1.0);
  needles(k, u, vec2(-w + 0.10 * n, 0.90), 0.17 * n, 1.0);
  needles(k, u, vec2(-w + 0.46 * n, 0.92), 0.19 * n, 4.0);
  needles(k, u, vec2(-w + 0.70 * n, 0.82), 0.13 * n, 9.0);
  needles(k, u, vec2(-w + 0.24 * n, 0.74), 0.15 * n, 6.0);
  needles(k, u, vec2(-w + 0.02 * n, 0.62), 0.13 * n, 2.0);
  needles(k, u, vec2(-w + 0.38 * n, 0.55), 0.14 * n, 7.0);
  // Bamboo at the right, and its leaves.
  for (int i = 0; i < 3; i++) {
    float f = float(i), x = w - (0.05 + 0.13 * f) * n;
    float lean = 0.05 * (u.y + 1.0) * (1.0 - 0.6 * f), d = abs(u.x - x + lean) - (0.026 - 0.006 * f);
    float knot = abs(fract(u.y * 2.6 + 0.33 * f) - 0.5);
    float top = 0.30 - 0.42 * f;
    vec3 c = mix(moody(0x2e4438, 0x240a0c), ink(), smoothstep(-0.02, 0.02, u.x - x + lean));
    lay(k, c, fill(max(d, u.y - top)) * (0.92 - 0.75 * smoothstep(0.455, 0.485, knot)));
    for (int j = 0; j < 6; j++) {
      float g = float(j), side = mod(g, 2.0) < 0.5 ? -1.0 : 1.0;
      vec2 at = vec2(x - 0.05 * (top + 1.0) * (1.0 - 0.6 * f), top - 0.07 * g), p = (u - at) * rot(side * (1.05 + 0.22 * sin(g * 2.3)) + 3.1416);
      float leaf_ = abs(p.x) - 0.020 * sin(clamp(p.y / 0.22, 0.0, 1.0) * 3.1416);
      lay(k, mix(ink(), moody(0x34523f, 0x300c0c), 0.5), fill(max(leaf_, max(-p.y, p.y - 0.22))));
    }
  }
  // The bank: grass in ink, a wash at the foot.
  float foot = u.y + 0.97 + 0.05 * (f2(vec2(u.x * 2.2, 1.0)) - 0.5);
  lay(k, ink(), fill(foot) * 0.9);
  grass(k, u, -1.01, 0.13, 30.0, 5.0, ink(), mix(ink(), paper(), 0.25));
}
