// The near ground: graves, an iron fence and a lantern. Knobs: x aspect (0 wide, 1 tall).
#define KEY vec3(0.75, 1.15, 1.75)
#define KEY_TO vec3(-0.55, 0.75, -0.15)
#define RIM_RIGHT vec3(0.8, 1.2, 2.2)
#define RIM_LEFT vec3(1.6, 2.6, 4.2)
#define FILL vec3(0.030, 0.045, 0.075)
#define HAZE 1
#define NEAR 3.4
#define FAR 4.0
#define STEPS 160
#define EXPOSURE 0.95

const int SOIL = 1, STONE = 2, IRONBAR = 3, LAMP = 4;

// The lie of the land, and the same with its roughness, which is dear to compute.
float land(vec2 x) {
  float far = smoothstep(-0.2, -1.6, x.y);
  return -0.80 + 0.07 * sin(x.x * 1.7 + 0.6) + 0.05 * x.x * x.x + 0.04 * sin(x.x * 4.3 + x.y * 3.0)
      - 0.05 * x.y - far * 0.35;
}

float soil(vec3 p) {
  float rough = p.y - land(p.xz) - 0.06;
  if (rough > 0.12) return rough * 0.6;
  float tuft = noise(vec3(p.x * 70.0, 0.0, p.z * 34.0)) * smoothstep(0.35, 0.7, noise(vec3(p.x * 5.0, 1.0, p.z * 5.0)));
  float grass = 0.030 * tuft + 0.012 * noise(vec3(p.x * 26.0, 2.0, p.z * 26.0));
  return (rough + 0.06 - 0.08 * (fbm(vec3(p.xz * 3.0, 1.0)) - 0.5) - grass) * 0.5;
}

float stoneAt(vec3 p, vec4 at, int kind) {
  vec3 q = p - vec3(at.x, land(at.xy) - 0.02, at.y);
  float bound = length(q - vec3(0.0, 0.15, 0.0)) - 0.42;
  if (bound > 0.15) return bound;
  q.xy *= rot(at.z);
  q.xz *= rot(at.z * 2.0 + 0.2);
  q /= at.w;
  float d;
  if (kind == 0) {
    d = plate(lancet(q.xy - vec2(0.0, 0.20), 0.125, 0.42, 1.0), q.z, 0.045, 0.012);
    d = max(d, -plate(abs(lancet(q.xy - vec2(0.0, 0.20), 0.095, 0.30, 1.0)) - 0.006, q.z - 0.05, 0.02, 0.004));
    float sign = min(box2(q.xy - vec2(0.0, 0.20), vec2(0.012, 0.070)), box2(q.xy - vec2(0.0, 0.225), vec2(0.045, 0.012)));
    d = max(d, -plate(sign, q.z - 0.05, 0.025, 0.004));
  } else if (kind == 1) {
    float c = min(box2(q.xy - vec2(0.0, 0.12), vec2(0.042, 0.32)), box2(q.xy - vec2(0.0, 0.26), vec2(0.16, 0.040)));
    c = min(c, abs(length(q.xy - vec2(0.0, 0.26)) - 0.105) - 0.020);
    d = plate(c, q.z, 0.045, 0.012);
    d = min(d, box(q - vec3(0.0, -0.06, 0.0), vec3(0.12, 0.09, 0.09), 0.012));
  } else {
    d = plate(lancet(q.xy - vec2(0.0, 0.30), 0.075, 0.6, 1.6), q.z, 0.075, 0.012);
    d = min(d, box(q - vec3(0.0, 0.0, 0.0), vec3(0.125, 0.10, 0.11), 0.012));
  }
  d += 0.006 * (fbm(q * 16.0) - 0.5);
  return d * at.w * 0.9;
}

float graves(vec3 p) {
  float d = 1e9;
  vec4 wide[8] = vec4[8](vec4(-1.42, 0.30, 0.10, 1.10), vec4(-1.05, 0.05, -0.08, 0.85), vec4(-1.68, -0.15, -0.05, 1.0),
                         vec4(-0.68, 0.30, 0.06, 0.66), vec4(1.30, 0.32, -0.09, 1.08), vec4(1.02, 0.02, 0.07, 0.80),
                         vec4(1.63, -0.05, 0.06, 0.95), vec4(0.60, 0.34, -0.05, 0.62));
  vec4 tall[8] = vec4[8](vec4(-0.74, 0.30, 0.10, 1.05), vec4(-0.36, 0.05, -0.08, 0.80), vec4(-0.98, -0.15, -0.05, 0.9),
                         vec4(-0.16, 0.38, 0.06, 0.70), vec4(0.72, 0.32, -0.09, 1.00), vec4(0.40, 0.02, 0.07, 0.75),
                         vec4(0.98, -0.05, 0.06, 0.9), vec4(0.20, 0.10, -0.05, 0.62));
  for (int i = 0; i < 8; i++) {
    vec4 at = uKnobs.x > 0.5 ? tall[i] : wide[i];
    d = min(d, stoneAt(p, at, i % 3));
  }
  return d;
}

float fence(vec3 p) {
  float z = -0.42;
  float y = p.y - land(vec2(p.x, z));
  if (abs(p.z - z) > 0.2) return abs(p.z - z) - 0.1;
  if (y > 0.50) return y - 0.40;
  float k = 13.0, x = (fract(p.x * k) - 0.5) / k, cell = floor(p.x * k);
  vec3 q = vec3(x + 0.008 * (hash(vec2(cell, 2.0)) - 0.5) * y * 6.0, y, p.z - z);
  float h = 0.30 + 0.03 * hash(vec2(cell, 1.0));
  float d = stick(q, vec3(0.0, -0.1, 0.0), vec3(0.0, h, 0.0), 0.0065);
  vec3 t = q - vec3(0.0, h + 0.02, 0.0);
  d = min(d, max(abs(t.x) + abs(t.z) - 0.016 + 0.36 * max(t.y, 0.0) + 0.2 * min(t.y, 0.0), abs(t.y - 0.01) - 0.034) * 0.7);
  d = min(d, length(vec2(abs(y - 0.15) - 0.09, q.z)) - 0.0065);
  return d * 0.8;
}

vec3 lampAt() { return uKnobs.x > 0.5 ? vec3(-0.60, -0.20, 0.20) : vec3(1.10, -0.26, 0.24); }

Part map(vec3 p) {
  Part s = Part(1e9, 0);
  add(s, soil(p), SOIL);
  add(s, graves(p), STONE);
  add(s, fence(p), IRONBAR);
  vec3 l = p - lampAt();
  float post = stick(p, vec3(lampAt().x, -1.2, lampAt().z), lampAt() - vec3(0.0, 0.06, 0.0), 0.013);
  post = min(post, max(rod(l, 0.052, 0.066), -rod(l, 0.044, 0.055)) + 0.03 * step(0.0, min(abs(l.x), abs(l.z)) - 0.009));
  post = min(post, horn(l, vec3(0.0, 0.062, 0.0), vec3(0.0, 0.125, 0.0), vec2(0.060, 0.006)));
  add(s, post * 0.8, IRONBAR);
  add(s, egg(l, vec3(0.030, 0.046, 0.030)), LAMP);
  return s;
}

Stuff paint(int id, inout vec3 p, inout vec3 n, vec3 v) {
  float lamp = 0.028 / (0.012 + dot(p - lampAt(), p - lampAt()));
  lamp *= 0.35 + 0.65 * max(dot(n, normalize(lampAt() - p)), 0.0);
  vec3 warm = vec3(1.5, 0.62, 0.14) * min(lamp, 3.0);
  if (id == LAMP) {
    Stuff k = stuff(vec3(0.2, 0.1, 0.0), 0.0, 0.4);
    k.shine = vec3(4.0, 2.2, 0.6);
    return k;
  }
  if (id == IRONBAR) {
    Stuff k = stuff(vec3(0.012, 0.014, 0.02), 0.2, 0.5);
    k.shine = warm * 0.02;
    return k;
  }
  if (id == STONE) {
    Stuff k = stuff(vec3(0.075, 0.088, 0.110) * (0.5 + fbm(p * 12.0)), 0.0, 0.75);
    k.base = mix(k.base, vec3(0.030, 0.060, 0.035), smoothstep(0.5, 0.7, fbm(p * 6.0 + 2.0)) * 0.7);
    k.bump = 0.6;
    k.grain = 18.0;
    k.shine = warm * k.base * 1.6;
    return k;
  }
  Stuff k = stuff(mix(vec3(0.012, 0.020, 0.020), vec3(0.030, 0.045, 0.036), fbm(p * 14.0)), 0.0, 0.9);
  k.bump = 0.8;
  k.grain = 20.0;
  k.shine = warm * k.base * 1.4;
  return k;
}

vec3 haze(vec3 c, vec3 p) {
  vec3 mist = vec3(0.035, 0.075, 0.095);
  float far = smoothstep(0.3, -1.4, p.z) * 0.8;
  float drift = smoothstep(0.45, 0.75, fbm(vec3(p.x * 2.2, p.y * 5.0, 3.0))) * smoothstep(-0.35, -0.75, p.y) * 0.35;
  return mix(c, mist, clamp(far + drift, 0.0, 0.9)) * smoothstep(-1.12, -0.66, p.y + 0.1 - 0.12 * p.z);
}
