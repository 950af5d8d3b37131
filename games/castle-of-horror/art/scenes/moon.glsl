// The scatter: a full blood moon, bats across it, cloud at its foot. Shape 0 is SCATTER.
#define RIM_LEFT vec3(1.6, 1.2, 5.0)

const int MOON = 1, BAT = 2, CLOUD = 3, CLOTH = 4, TRIM = 5, WORD = 6, SILVERY = 7;

vec3 turned(vec3 p) {
  p -= vec3(0.0, 0.10, -0.1);
  p.xz *= rot(0.42 * sin(uPhase * 2.0 * PI));
  return p;
}

float crater(vec3 d, vec3 at, float size) {
  float r = acos(clamp(dot(d, normalize(at)), -1.0, 1.0)) / size;
  return -smoothstep(1.0, 0.6, r) * 0.6 + exp(-16.0 * (r - 1.0) * (r - 1.0)) * 0.55;
}

float relief(vec3 d) {
  float h = crater(d, vec3(-0.4, 0.5, 0.8), 0.26) + crater(d, vec3(0.55, 0.1, 0.8), 0.20)
      + crater(d, vec3(-0.1, -0.3, 0.9), 0.16) + crater(d, vec3(0.25, 0.75, 0.55), 0.17)
      + crater(d, vec3(-0.75, -0.1, 0.55), 0.15) + crater(d, vec3(0.1, 0.22, 1.0), 0.10)
      + crater(d, vec3(0.85, -0.35, 0.5), 0.15) + crater(d, vec3(-0.5, 0.05, 0.9), 0.085)
      + crater(d, vec3(0.4, 0.45, 0.8), 0.07) + crater(d, vec3(-0.05, 0.62, 0.8), 0.075);
  return h;
}

float bats(vec3 p) {
  float f = 0.18 * sin(uPhase * 2.0 * PI * 2.0);
  vec2 a = p.xy - vec2(-0.46, 0.20);
  a *= rot(0.16);
  float d = max(batFlat(a / 0.70, f) * 0.70, abs(p.z - 0.72 - 0.2 * abs(a.x)) - 0.02);
  vec2 b = p.xy - vec2(0.52, 0.60);
  b *= rot(-0.30);
  d = min(d, max(batFlat(b / 0.52, -f) * 0.52, abs(p.z - 0.6) - 0.02));
  vec2 c = p.xy - vec2(0.60, 0.02);
  c *= rot(0.22);
  return min(d, max(batFlat(c / 0.34, f) * 0.34, abs(p.z - 0.7) - 0.02));
}

float cloud(vec3 p) {
  float d = 1e9;
  for (int i = 0; i < 9; i++) {
    float f = float(i) - 4.0;
    vec3 c = vec3(f * 0.22, -0.60 - 0.035 * f * f * 0.35 + 0.10 * sin(float(i) * 2.3), 0.42 + 0.06 * cos(f * 1.7));
    d = smin(d, ball(p - c, 0.19 - 0.012 * abs(f)), 0.10);
  }
  return d + 0.03 * fbm(p * 6.0) - 0.02;
}

Part map(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 q = turned(p);
  float d = ball(q, 0.86);
  if (d < 0.1) d -= 0.016 * relief(normalize(q));
  add(s, d * 0.9, MOON);
  add(s, bats(p) * 0.8, BAT);
  add(s, cloud(p) * 0.8, CLOUD);
  ribbon(s, p, ivec3(CLOTH, TRIM, WORD));
  return s;
}

Stuff paint(int id, inout vec3 p, inout vec3 n, vec3 v) {
  if (id == MOON) {
    vec3 d = normalize(turned(p));
    float sea = smoothstep(0.42, 0.62, fbm(d * 2.3 + 4.0));
    float h = relief(d);
    float fine = fbm(d * 9.0);
    vec3 tone = mix(vec3(0.66, 0.30, 0.11), vec3(0.24, 0.04, 0.03), sea * 0.85);
    Stuff k = stuff(tone * (0.65 + 0.5 * fine) * (1.0 + 0.25 * clamp(h, -1.0, 1.0)), 0.0, 0.8);
    float facing = max(dot(n, normalize(vec3(-0.35, 0.45, 0.8))), 0.0);
    k.shine = k.base * vec3(1.0, 0.62, 0.34) * (0.04 + 0.27 * facing * facing);
    k.bump = 0.5;
    k.grain = 7.0;
    k.soft = 0.3;
    return k;
  }
  if (id == BAT) return stuff(vec3(0.03, 0.016, 0.05), 0.0, 0.5);
  if (id == CLOUD) {
    Stuff k = stuff(vec3(0.07, 0.075, 0.17), 0.0, 0.9);
    k.soft = 1.0;
    k.shine = vec3(0.02, 0.03, 0.08) + vec3(0.10, 0.09, 0.07) * smoothstep(0.3, 1.0, n.y);
    return k;
  }
  if (id == CLOTH) return ribbonCloth(p, vec3(0.05, 0.05, 0.34));
  if (id == TRIM) return ribbonTrim();
  return ribbonLetters();
}
