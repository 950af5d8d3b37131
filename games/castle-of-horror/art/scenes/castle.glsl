// The castle on its crag. Knobs: x moves it aside, y its scale, z 1 lights it red, w its height.
#define KEY vec3(1.05, 1.55, 2.2)
#define KEY_TO vec3(-0.75, 0.55, 0.30)
#define RIM_RIGHT vec3(0.5, 0.9, 1.6)
#define RIM_LEFT vec3(2.2, 3.6, 5.2)
#define FILL vec3(0.060, 0.085, 0.16)
#define HAZE 1
#define NEAR 3.0
#define FAR 4.0
#define STEPS 150
#define EXPOSURE 1.0

const int STONE = 1, SLATE = 2, ROCK = 3, GLASSW = 4;
const int TOWERS = 11;

// x, foot, z, radius; then height and height of the roof.
const vec4 AT[TOWERS] = vec4[TOWERS](
    vec4(-0.02, 0.10, -0.10, 0.150), vec4(-0.30, 0.00, 0.05, 0.085), vec4(0.30, 0.02, 0.02, 0.100),
    vec4(0.13, 0.00, 0.24, 0.070), vec4(-0.17, 0.00, 0.26, 0.060), vec4(-0.46, -0.14, 0.00, 0.060),
    vec4(0.50, -0.12, -0.05, 0.075), vec4(0.11, 0.50, -0.02, 0.050), vec4(-0.12, 0.46, -0.05, 0.042),
    vec4(0.66, -0.26, 0.08, 0.050), vec4(-0.60, -0.26, 0.06, 0.046));
const vec2 UP[TOWERS] = vec2[TOWERS](
    vec2(0.66, 0.40), vec2(0.50, 0.30), vec2(0.58, 0.34), vec2(0.34, 0.24), vec2(0.28, 0.20),
    vec2(0.42, 0.24), vec2(0.46, 0.28), vec2(0.40, 0.24), vec2(0.26, 0.20), vec2(0.34, 0.20),
    vec2(0.30, 0.18));

vec3 placed(vec3 p) {
  p.x -= uKnobs.x;
  p.y -= uKnobs.w;
  p /= uKnobs.y;
  p.xz *= rot(0.35);
  return p;
}

float spire(vec3 p, float r, float h) {
  vec2 q = vec2(length(p.xz), p.y);
  float flare = r * (1.0 + 0.5 * smoothstep(0.12, 0.0, q.y / h));
  return max(dot(q - vec2(flare, 0.0), normalize(vec2(h, r))), -q.y);
}

float tower(vec3 p, vec4 at, vec2 up, out float roof) {
  vec3 q = p - at.xyz;
  float r = at.w;
  float side = length(q.xz);
  roof = 1e9;
  float bound = max(side - r * 1.6, max(-q.y - 0.6, q.y - up.x - up.y - 0.1));
  if (bound > 0.12) { roof = bound; return bound; }
  vec3 w = q - vec3(0.0, up.x * 0.5 - 0.3, 0.0);
  float d = rod(w, r * (1.0 - 0.05 * q.y / up.x), up.x * 0.5 + 0.3);
  float crown = rod(q - vec3(0.0, up.x - r * 0.30, 0.0), r * 1.24, r * 0.34);
  float a = atan(q.x, q.z) * 6.0 / PI;
  float merlon = max(abs(fract(a) - 0.5) * r * 0.6 - r * 0.10, abs(q.y - up.x + r * 0.02) - r * 0.20);
  crown = max(crown, -max(merlon, -(side - r * 1.06)));
  d = min(d, crown);
  d = min(d, rod(q - vec3(0.0, up.x - r * 0.72, 0.0), r * 1.12, r * 0.10));
  roof = spire(q - vec3(0.0, up.x - r * 0.05, 0.0), r * 1.08, up.y);
  roof = min(roof, stick(q, vec3(0.0, up.x + up.y * 0.9, 0.0), vec3(0.0, up.x + up.y * 1.18, 0.0), 0.004));
  return d;
}

float wall(vec3 p, vec3 at, vec3 size) {
  vec3 q = p - at;
  float d = box(q, size, 0.004);
  float m = max(abs(fract(q.x * 13.0) - 0.5) / 13.0 - 0.021, abs(q.y - size.y) - 0.026);
  return max(d, -m);
}

float rock(vec3 p) {
  if (p.y > 0.42) return (p.y - 0.30) * 0.6;
  float r = length(p.xz * vec2(1.0, 1.2));
  float top = 0.06 - 0.20 * smoothstep(0.30, 0.75, r) - 1.6 * smoothstep(0.50, 1.25, r);
  float n = fbm(vec3(p.x * 4.0, p.y * 1.6, p.z * 4.0)) - 0.5;
  float crack = abs(fbm(vec3(p.xz * 7.0, p.y * 2.2)) - 0.5);
  return (p.y - top - n * 0.46 + crack * 0.12) * 0.45;
}

float wayUp(vec3 p) {
  // The bridge to the gate, on arches.
  vec3 q = p - vec3(0.94, -0.22, 0.20);
  float d = box(q, vec3(0.36, 0.24, 0.035), 0.004);
  float x = (fract(q.x * 4.4 + 0.5) - 0.5) / 4.4;
  d = max(d, -lancet(vec2(x, q.y - 0.08), 0.072, 0.6, 1.3));
  return max(d, -max(abs(fract(q.x * 20.0) - 0.5) / 20.0 - 0.012, abs(q.y - 0.24) - 0.018));
}

Part map(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 q = placed(p);
  for (int i = 0; i < TOWERS; i++) {
    float roof;
    add(s, tower(q, AT[i], UP[i], roof), STONE);
    add(s, roof, SLATE);
  }
  add(s, wall(q, vec3(0.0, 0.10, 0.08), vec3(0.32, 0.24, 0.10)), STONE);
  add(s, wall(q, vec3(-0.40, -0.08, 0.0), vec3(0.16, 0.18, 0.05)), STONE);
  add(s, wall(q, vec3(0.48, -0.10, 0.0), vec3(0.18, 0.20, 0.05)), STONE);
  add(s, box(q - vec3(0.04, 0.36, -0.04), vec3(0.17, 0.22, 0.10), 0.005), STONE);
  vec3 g = q - vec3(0.04, 0.58, -0.04);
  add(s, max(dot(vec2(abs(g.z), g.y) - vec2(0.11, 0.0), vec2(0.86, 0.5)), max(abs(g.x) - 0.18, -g.y)), SLATE);
  add(s, wayUp(q), STONE);
  add(s, rock(q), ROCK);
  s.d *= uKnobs.y;
  return s;
}

// Lit windows in rows round the towers and along the walls.
float windows(vec3 q, vec3 n, out float glow) {
  float best = 1e9;
  vec2 w = vec2(0.0);
  float lit = 0.0;
  for (int i = 0; i < TOWERS; i++) {
    vec3 t = q - AT[i].xyz;
    float off = abs(length(t.xz) - AT[i].w);
    if (off < best && t.y > 0.04 && t.y < UP[i].x - AT[i].w * 0.9) {
      best = off;
      float count = floor(AT[i].w * 70.0);
      float a = atan(t.x, t.z) / (2.0 * PI) * count;
      float row = t.y / 0.115;
      w = vec2((fract(a) - 0.5) / count * 2.0 * PI * AT[i].w, (fract(row) - 0.45) * 0.115);
      lit = hash(vec3(floor(a), floor(row), float(i) + 0.5));
    }
  }
  if (best > 0.02 && abs(n.z) > 0.8 && q.y > -0.05) {
    vec2 f = vec2(q.x * 11.0, q.y / 0.135);
    w = vec2((fract(f.x) - 0.5) / 11.0, (fract(f.y) - 0.45) * 0.135);
    lit = hash(vec3(floor(f), 9.5));
    best = 0.0;
  }
  glow = step(0.62, lit);
  return best > 0.02 ? 1.0 : lancet(w - vec2(0.0, 0.008), 0.0135, 0.030, 1.3);
}

Stuff paint(int id, inout vec3 p, inout vec3 n, vec3 v) {
  vec3 q = placed(p);
  if (id == SLATE) {
    float tile = 0.75 + 0.4 * step(0.5, fract(q.y * 42.0)) * noise(q * 60.0);
    Stuff k = stuff(vec3(0.030, 0.034, 0.075) * tile, 0.0, 0.32);
    k.bump = 0.4;
    k.grain = 30.0;
    return k;
  }
  if (id == ROCK) {
    Stuff k = stuff(mix(vec3(0.050, 0.060, 0.085), vec3(0.10, 0.115, 0.145), fbm(q * 8.0)), 0.0, 0.8);
    float moss = smoothstep(0.55, 0.9, n.y) * smoothstep(0.4, 0.6, fbm(q * 5.0));
    k.base = mix(k.base, vec3(0.035, 0.065, 0.045), moss);
    k.bump = 1.2;
    k.grain = 10.0;
    return k;
  }
  float row = q.y * 34.0;
  float along = atan(q.x, q.z + 2.0) * 60.0 + 0.5 * step(1.0, mod(floor(row), 2.0));
  float joint = max(smoothstep(0.86, 0.98, fract(row)), smoothstep(0.92, 0.99, fract(along)));
  float tone = 0.75 + 0.5 * hash(vec2(floor(row), floor(along)));
  Stuff k = stuff(vec3(0.085, 0.090, 0.125) * tone * (1.0 - 0.5 * joint) * (0.6 + 0.7 * fbm(q * 6.0)), 0.0, 0.75);
  k.bump = 0.5;
  k.grain = 22.0;
  float on;
  float w = windows(q, n, on);
  float pane = smoothstep(0.002, -0.002, w);
  k.base *= 1.0 - 0.8 * smoothstep(0.008, 0.002, w);
  vec3 amber = mix(vec3(1.9, 0.80, 0.16), vec3(2.2, 0.42, 0.10), uKnobs.z);
  k.shine = amber * (pane * on + 0.08 * on * smoothstep(0.05, 0.0, w));
  return k;
}

vec3 haze(vec3 c, vec3 p) {
  vec3 q = placed(p);
  vec3 mist = mix(vec3(0.055, 0.110, 0.150), vec3(0.330, 0.050, 0.030), uKnobs.z);
  c = mix(c, c * vec3(1.5, 0.62, 0.55), uKnobs.z);
  float low = smoothstep(0.35, -0.95, q.y + 0.25 * (fbm(vec3(q.xy * 3.0, 2.0)) - 0.5));
  float deep = smoothstep(0.5, -1.2, q.z) * 0.35;
  return mix(c, mist, clamp(low * 0.85 + deep, 0.0, 0.92));
}
