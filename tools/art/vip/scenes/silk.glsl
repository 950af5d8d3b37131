// A medal before satin that moves as in a slow draught. Everything turns with uPhase a whole number of times, so the film has no end.
// Knobs: level 1 to 4; where the medal hangs, 0 (left) to 1 (right); its radius in half heights.

float fold(vec2 p) {
  float t = uPhase * 2.0 * PI;
  vec2 q = p * vec2(1.15, 1.5);
  q += 0.42 * sin(q.yx * vec2(1.3, 1.9) + vec2(t, -t) + uKnobs.x);
  q += 0.23 * sin(q.yx * vec2(2.7, 2.3) + vec2(-t, t) + 1.7);
  q += 0.11 * sin(q.yx * vec2(4.9, 5.3) + vec2(t, 2.0 * t) + 4.1);
  return sin(q.x * 2.2 + q.y * 1.4) * 0.6 + sin(q.y * 2.9 - q.x * 0.9 + 1.2) * 0.4;
}

vec3 satin(vec2 p, Metal metal) {
  vec2 e = vec2(0.012, 0.0);
  float h = fold(p);
  vec2 slope = vec2(fold(p + e.xy) - h, fold(p + e.yx) - h) / e.x;
  vec3 n = normalize(vec3(-slope * 0.55, 1.0));
  vec3 to = normalize(vec3(-0.45, 0.62, 0.65));
  float facing = max(dot(n, to), 0.0);
  vec3 halfway = normalize(to + vec3(0.0, 0.0, 1.0));
  float sheen = pow(max(dot(n, halfway), 0.0), 26.0);
  float rim = pow(1.0 - n.z, 2.2);
  float deep = smoothstep(-1.1, 0.9, h);
  vec3 c = metal.cloth * (0.22 + 1.25 * facing) * (0.35 + 0.9 * deep);
  c += metal.light * sheen * 0.22 + metal.cloth * metal.light * rim * 2.4;
  // The weave, seen only where light grazes it.
  float weave = sin((p.x + h * 0.15) * 420.0) * sin((p.y - h * 0.1) * 420.0);
  return c * (1.0 + 0.05 * weave * sheen);
}

// What the medal mirrors: soft lamps that go round once.
vec3 lamps(vec3 n, Metal metal) {
  float t = uPhase * 2.0 * PI;
  vec3 r = reflect(vec3(0.0, 0.0, -1.0), n);
  vec3 a = normalize(vec3(cos(t) * 0.8, 0.55 + 0.2 * sin(t), 0.75));
  vec3 b = normalize(vec3(-cos(t + 1.2) * 0.9, -0.4, 0.6));
  float first = pow(max(dot(r, a), 0.0), 9.0), second = pow(max(dot(r, b), 0.0), 16.0);
  float sky = 0.05 + 0.42 * pow(smoothstep(-0.8, 1.0, r.y), 1.6);
  return metal.medal * (sky + 1.9 * first) + metal.light * (pow(first, 4.0) * 1.4 + 0.6 * second);
}

// Distance to a star of so many points with its tip at 1, and the way its facet falls.
vec3 star(vec2 p, float points) {
  float half_ = PI / points;
  float a = atan(p.x, p.y);
  float sector = mod(a + half_, 2.0 * half_) - half_;
  float side = sector < 0.0 ? -1.0 : 1.0;
  vec2 q = length(p) * vec2(abs(sin(sector)), cos(sector));
  float inner = mix(0.36, 0.62, smoothstep(4.0, 8.0, points));
  vec2 valley = inner * vec2(sin(half_), cos(half_));
  vec2 along = normalize(vec2(0.0, 1.0) - valley);
  vec2 out_ = vec2(along.y, -along.x);
  float d = dot(q - valley, out_);
  float turn = a - sector;
  vec2 fall = vec2(out_.x * side, out_.y);
  float c = cos(turn), s = sin(turn);
  return vec3(d, fall.x * c + fall.y * s, -fall.x * s + fall.y * c);
}

vec4 medal(vec2 p, Metal metal, float px) {
  float r = length(p);
  if (r > 1.0 + 2.0 * px) return vec4(0.0);
  vec2 way = p / max(r, 0.001);
  // Rim, groove, field: a lathe's profile.
  float slope = 1.3 * smoothstep(0.94, 1.0, r) - 1.1 * smoothstep(0.06, 0.0, abs(r - 0.86)) * sign(0.86 - r);
  vec3 n = normalize(vec3(way * slope, 1.0));
  // Fine turning marks in the field.
  if (r < 0.80) n = normalize(n + vec3(way * 0.05 * sin(r * 260.0), 0.0));
  vec3 c = lamps(n, metal) * (r < 0.80 ? 0.26 : 1.0);
  // Beads between rim and groove.
  float beads = 48.0, turn = atan(p.x, p.y);
  float cell = (floor(turn / (2.0 * PI) * beads) + 0.5) / beads * 2.0 * PI;
  vec2 bead = (p - 0.905 * vec2(sin(cell), cos(cell))) / 0.038;
  if (dot(bead, bead) < 1.0)
    c = lamps(normalize(vec3(bead, sqrt(1.0 - dot(bead, bead)))), metal);
  vec3 s = star(p / 0.70, metal.points);
  float edge = smoothstep(px * 2.0, -px * 2.0, s.x * 0.70);
  c *= mix(1.0, 0.45, smoothstep(0.10, 0.0, s.x * 0.70) * (1.0 - edge));
  c = mix(c, lamps(normalize(vec3(s.yz * 0.85, 1.0)), metal) * 1.12, edge);
  return vec4(c, smoothstep(1.0 + px, 1.0 - px, r));
}

void main() {
  vec2 u = ((gl_FragCoord.xy + uOrigin) / uSize * 2.0 - 1.0) * vec2(1.0 / uCamera.w, 1.0);
  Metal metal = metalOf(uKnobs.x);
  float wide = 1.0 / uCamera.w;
  vec2 centre = vec2(mix(-wide, wide, uKnobs.y), 0.0);
  float size = uKnobs.z;
  vec3 c = satin(u, metal);
  // The medal's shadow on the cloth.
  c *= mix(1.0, 0.30, smoothstep(1.35, 0.85, length(u - centre - vec2(0.05, -0.09)) / size));
  vec4 hung = medal((u - centre) / size, metal, 1.5 / (uSize.y * 0.5 * size));
  c = mix(c, hung.rgb, hung.a);
  // Dust that shines where the lamps pass.
  for (int i = 0; i < 26; i++) {
    float k = float(i);
    vec2 at = vec2(hash(vec2(k, 3.1)) * 2.0 - 1.0, hash(vec2(k, 9.7)) * 2.0 - 1.0) * vec2(wide, 1.0);
    at += 0.10 * vec2(sin(uPhase * 2.0 * PI + k), cos(uPhase * 2.0 * PI + k * 1.7));
    float twinkle = pow(0.5 + 0.5 * sin(2.0 * PI * (uPhase * (1.0 + floor(hash(vec2(k, 5.0)) * 2.0)) + hash(vec2(k, 6.0)))), 6.0);
    float far = length(u - at);
    c += metal.light * twinkle * (0.00006 / (far * far + 0.00012)) * 0.5;
  }
  // Quiet at the edges, so that words can lie over it.
  vec2 v = u / vec2(wide, 1.0);
  c *= 1.0 - 0.55 * smoothstep(0.35, 1.15, length(v * vec2(0.9, 0.75)));
  c = c / (1.0 + 0.45 * c);
  oSurface = vec4(pow(clamp(c, 0.0, 1.0), vec3(1.0 / 2.2)), 1.0);
  oGlow = vec4(0.0);
}
